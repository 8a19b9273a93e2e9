import type { SchemaPage } from '@docgen/core/page';
import type { Diagrams } from '@docgen/diagrams/diagrams';
import { entityDiagram } from '@docgen/site/schemas/entity-diagram';
import type { Schema } from '../schemas/kept-schema.ts';

/** Entity diagrams by schema id. */
export type EntityDiagrams = ReadonlyMap<string, SchemaPage['diagram']>;

/** Draws the entities of each schema in the same way as diagrams of authors. */
export async function drawEntities(
  schemas: readonly Schema[],
  { draw }: Pick<Diagrams, 'draw'>,
): Promise<EntityDiagrams> {
  const shown = schemas.filter(({ hasReference }) => hasReference);
  const drawn = shown.map(async ({ id, model }) => {
    const source = entityDiagram(model.value());
    const html = source === undefined ? undefined : await draw(source, id);
    return [id, source && html ? { source, html } : undefined] as const;
  });
  return new Map(await Promise.all(drawn));
}
