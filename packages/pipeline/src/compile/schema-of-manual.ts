import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas, hasReference } from '@docgen/core/configured-schemas';
import { joinRoute } from '@docgen/core/url';

/**
 * The id of the schema that an authored page is about: its manual is the page or contains it. If
 * there are several, the innermost; `undefined` if there is none.
 */
export function schemaOfManual(
  { schemas }: Pick<SiteConfig, 'schemas'>,
  route: string,
): string | undefined {
  const path = joinRoute(route, '/');
  const manuals = configuredSchemas(schemas)
    .filter(hasReference)
    .flatMap(({ id, manual }) =>
      manual === undefined ? [] : [{ id, folder: joinRoute(manual, '/') }],
    )
    .filter(({ folder }) => path.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length);
  return manuals[0]?.id;
}
