import { firstVersion } from '@docgen/core/versions/version-sets';
import { VERSION_STATES } from '@docgen/core/versions/version-states';
import { Link } from '@docgen/runtime/link';
import { useSite, useTranslate } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';

/** Says on a page of another version than the first what state that version is in. */
export function VersionBanner({ page }: { readonly page: PageMeta }) {
  const { versions = [] } = useSite();
  const translate = useTranslate();
  const own = versions.find(({ id }) => id === page.version);
  if (own?.banner === undefined) return null;
  const first = firstVersion(own, versions);
  const current = page.versions?.find(({ version }) => version === first.id);
  const [before, after] = translate('The current version is {0}.').split('{0}');
  return (
    <p className="admonition admonition-warning version-banner" role="note">
      {translate(VERSION_STATES[own.banner], own.label)}
      {current !== undefined && first !== own && (
        <>
          {' '}
          {before}
          <Link to={current.to}>{first.label}</Link>
          {after}
        </>
      )}
    </p>
  );
}
