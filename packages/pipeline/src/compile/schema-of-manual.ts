import { isBelow } from '@docgen/core/addresses/is-below';
import { routeKey } from '@docgen/core/addresses/url';
import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas, hasReference } from '@docgen/core/configuration/configured-schemas';

/**
 * The id of the schema that an authored page is about: its manual is the page or contains it. If
 * there are several, the innermost; `undefined` if there is none.
 */
export function schemaOfManual(
  { schemas }: Pick<SiteConfig, 'schemas'>,
  route: string,
): string | undefined {
  const [innermost] = configuredSchemas(schemas)
    .filter(hasReference)
    .flatMap(({ id, manual }) =>
      manual !== undefined && isBelow(route, manual) ? [{ id, key: routeKey(manual) }] : [],
    )
    .sort((a, b) => b.key.length - a.key.length);
  return innermost?.id;
}
