import { DRAFT_NOTE } from '@docgen/core/pages/draft-note';
import { useTranslate } from '@docgen/runtime/site-context';

/** Says on a page with `draft` in its front matter that it is not published. */
export function DraftBanner() {
  const translate = useTranslate();
  return (
    <p className="admonition admonition-warning draft-banner" role="note">
      {translate(DRAFT_NOTE)}
    </p>
  );
}
