import type { SchemaModel } from '@docgen/core/schema-model';
import type { SearchScope } from '@docgen/search/search-page';

/** Everything that is no reference. No schema has this id, because ids hold no spaces. */
export const MANUALS: SearchScope = { id: ' ', label: 'Manuals', kind: 'manuals' };

/** What readers may confine their search to: manuals, the composed schema, each service. */
export function searchScopes(schemas: readonly SchemaModel[]): SearchScope[] {
  const scopes = schemas.map(
    ({ id, label, composed }): SearchScope => ({
      id,
      label,
      kind: composed ? 'composed' : 'service',
    }),
  );
  return [
    MANUALS,
    ...scopes.filter(({ kind }) => kind === 'composed'),
    ...scopes.filter(({ kind }) => kind === 'service'),
  ];
}
