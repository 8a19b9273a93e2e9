import { admonitionTitle } from '@docgen/core/pages/admonition-title';
import { useSite } from '@docgen/runtime/site-context';
import type { ReactNode } from 'react';

interface AdmonitionProps {
  /** Note, tip, info, warning, caution, danger, or a custom kind of the site. @default 'note' */
  readonly kind?: string;
  /** The same under Docusaurus's name. Ignored if `kind` is set. */
  readonly type?: string;
  /** @default the kind, in the language of the site */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** A remark set apart from the text. Has the same markup as a compiled `:::note`. */
export function Admonition({ kind, type, title, children }: AdmonitionProps) {
  const name = kind ?? type ?? 'note';
  const site = useSite();
  return (
    <div className={`admonition admonition-${name}`} role="note">
      <p className="admonition-title">{title ?? admonitionTitle(name, site)}</p>
      {children}
    </div>
  );
}
