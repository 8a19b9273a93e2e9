import { DRAFT_NOTE } from '@docgen/core/draft-note';

/** Says on a page with `draft` in its front matter that it is not published. */
export function DraftBanner() {
  return (
    <p className="admonition admonition-warning draft-banner" role="note">
      {DRAFT_NOTE}
    </p>
  );
}
