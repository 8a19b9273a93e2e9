import type { SchemaPage } from '@docgen/core/page';
import type { Diagrams } from '@docgen/diagrams/diagrams';
import { entityDiagram } from '@docgen/site/entity-diagram';
import type { Schema } from '../read/kept-schema.ts';

/** Pictures of the entities of schemas, by their ids. */
export type EntityDiagrams = ReadonlyMap<string, SchemaPage['diagram']>;

/** Draws the entities of each schema as the diagrams of authors are drawn. */
export async function drawEntities(
  schemas: readonly Schema[],
  { draw }: Pick<Diagrams, 'draw'>,
): Promise<EntityDiagrams> {
  const drawn = schemas.map(async ({ id, model }) => {
    const source = entityDiagram(model.value());
    const html = source === undefined ? undefined : await draw(source, id);
    return [id, source && html ? { source, html } : undefined] as const;
  });
  return new Map(await Promise.all(drawn));
}
