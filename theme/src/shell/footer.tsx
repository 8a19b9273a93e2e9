import { Link } from '@docgen/runtime/link';
import { useSite, useTranslate } from '@docgen/runtime/site-context';
import type { ReactNode } from 'react';
import { Html } from '../components/html.tsx';

interface FooterProps {
  readonly inert: boolean;
  /** Shown in place of the configured columns and copyright line, if given. */
  readonly children: ReactNode;
}

/** The bottom of every page: columns of links and the copyright line. */
export function Footer({ inert, children }: FooterProps) {
  const { columns, copyrightHtml, style } = useSite().footer;
  const translate = useTranslate();
  return (
    <footer className={`footer footer-${style}`} inert={inert}>
      {children ?? (
        <>
          {columns[0] && (
            <div className="footer-columns">
              {columns.map((column) => (
                <nav key={column.title} aria-label={column.title}>
                  <p>{column.title}</p>
                  <ul>
                    {column.items.map((item) => (
                      <li key={item.label}>
                        <Link to={item.to}>{item.label}</Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
          )}
          {copyrightHtml && <Html className="copyright" html={copyrightHtml} />}
        </>
      )}
      <p className="shortcuts-open needs-script">
        <button type="button" data-shortcuts="">
          {translate('Keyboard shortcuts')}
        </button>
      </p>
    </footer>
  );
}
