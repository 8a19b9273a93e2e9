import { capitalised } from '@docgen/core/capitalised';
import type { ReactNode } from 'react';

interface AdmonitionProps {
  /** Note, tip, info, warning, caution, danger, or a kind of the site's own. */
  readonly kind?: string;
  /** The same under the name that Docusaurus uses. */
  readonly type?: string;
  /** The kind with a capital letter when left out. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** A remark set apart from the text; the same markup as `:::note` compiles to. */
export function Admonition({ kind, type, title, children }: AdmonitionProps) {
  const name = kind ?? type ?? 'note';
  return (
    <div className={`admonition admonition-${name}`} role="note">
      <p className="admonition-title">{title ?? capitalised(name)}</p>
      {children}
    </div>
  );
}
