import { STORED_VERSION } from '@docgen/core/versions/stored-version';
import { Link } from '@docgen/runtime/link';
import { useSite, useTranslate } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';
import { remember } from '../remember.ts';
import { useVersion } from './use-version.ts';

/** The version menu. It is a native disclosure, so that it opens without scripts. */
export function VersionMenu({ page }: { readonly page: PageMeta }) {
  const { versions = [] } = useSite();
  const current = useVersion(page);
  const translate = useTranslate();
  if (!page.versions) return null;
  const labels = new Map(versions.map(({ id, label }) => [id, label]));
  return (
    <details className="menu">
      <summary>
        <span className="visually-hidden">{translate('Version:')} </span>
        {current && labels.get(current)}
        <i className="icon icon-down" />
      </summary>
      <ul>
        {page.versions.map(({ version, to }) => (
          <li key={version}>
            <Link
              to={to}
              aria-current={version === current || undefined}
              onClick={({ currentTarget }) => {
                remember(STORED_VERSION, version);
                currentTarget.closest('details')?.removeAttribute('open');
              }}
            >
              {labels.get(version)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
