import type { SiteConfig } from '@docgen/core/config';
import { routeKey } from '@docgen/core/url';

/**
 * The schema that an authored page is about: the one whose manual it is, or belongs to. Of several,
 * that of the innermost manual; `undefined` for pages of no manual.
 */
export function schemaOfManual(
  { schemas: { instances, composed } }: Pick<SiteConfig, 'schemas'>,
  route: string,
): string | undefined {
  const path = `${routeKey(route)}/`;
  const manuals = [...instances, ...(composed === undefined ? [] : [composed])]
    .flatMap(({ id, manual }) =>
      manual === undefined ? [] : [{ id, folder: `${routeKey(manual)}/` }],
    )
    .filter(({ folder }) => path.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length);
  return manuals[0]?.id;
}
