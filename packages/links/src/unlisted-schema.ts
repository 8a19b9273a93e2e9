import { isBelow } from '@docgen/core/addresses/is-below';
import { isOwn } from './breakage.ts';
import type { SiteIndex } from './site-index.ts';

/** A schema that the site has no pages of, because of `reference: false`. */
export interface UnlistedSchema {
  readonly id: string;
  /** Where its pages would be. */
  readonly route: string;
  /** Route of the composed schema, which shows its definitions. */
  readonly composedRoute: string;
}

/** The page of a schema without pages that a broken reference leads to. */
export interface UnlistedTarget {
  /** Id of the schema. */
  readonly schema: string;
  /** Address of the same page or file of the composed schema, if it has it. */
  readonly instead?: string | undefined;
}

/**
 * Finds out whether a reference is broken because the site has no pages of a schema.
 *
 * @param find - Looks up paths of the site.
 * @param ownRoutes - Routes of content roots and of the other schemas.
 * @returns Takes the decoded path that the reference leads to, and the definition if its author
 *   wrote one, such as `orders:Order`.
 */
export function unlistedTargets(
  schemas: readonly UnlistedSchema[],
  { find, ownRoutes }: { readonly find: SiteIndex; readonly ownRoutes: readonly string[] },
): (path: string, definition?: string) => UnlistedTarget | undefined {
  return (path, definition) => {
    const schema = schemas.find(
      ({ id, route }) =>
        definition?.startsWith(`${id}:`) ||
        (isBelow(path, route) && !isOwn(path, ownRoutes, route)),
    );
    if (schema === undefined) return undefined;
    const { id, route, composedRoute } = schema;
    if (!isBelow(path, route)) return { schema: id };
    const same = composedRoute + path.slice(route.length);
    const found = find(same);
    return { schema: id, instead: found && (found.route ?? same) };
  };
}
