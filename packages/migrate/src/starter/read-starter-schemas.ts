import { schemaParts, supergraphsOf } from '@docgen/graphql/parts/schema-parts';
import { type FoundSource, type SchemaUnit, schemaUnit } from '@docgen/graphql/parts/schema-unit';
import { readProjectFiles } from '../read-project-file.ts';
import type { FoundSchemas } from './find-schemas.ts';
import type { NamedSubgraphs } from './named-subgraphs.ts';
import { neededLeniency } from './needed-leniency.ts';
import type { StarterSchemas } from './starter-schemas.ts';

/**
 * The schemas of a new site: those that a list of subgraphs names, or else those of all its SDL.
 *
 * @param sources - The SDL.
 */
export async function readStarterSchemas(
  found: FoundSchemas,
  sources: readonly FoundSource[],
): Promise<StarterSchemas> {
  const { root, named } = found;
  const parts = named === undefined ? schemaParts(sources) : partsOf(named, sources);
  return withLeniency(root, parts, listedSdl(found));
}

/** SDL that is in the list of subgraphs itself, by the files that it will be written to. */
export function listedSdl({ named }: FoundSchemas): ReadonlyMap<string, string> {
  const subgraphs = named?.subgraphs ?? [];
  return new Map(subgraphs.flatMap(({ file, text }) => (text ? [[file, text]] : [])));
}

/**
 * The schemas if a configuration for composition names them: only its subgraphs, with one file
 * each.
 */
function partsOf(
  { config, subgraphs, elsewhere }: NamedSubgraphs,
  sources: readonly FoundSource[],
): StarterSchemas {
  const named = new Set(subgraphs.map(({ file }) => file));
  const others = sources.filter(({ file }) => !named.has(file));
  const units = others.flatMap((source) => schemaUnit(source) ?? []);
  const filesOf = (found: readonly SchemaUnit[]) => found.map(({ main }) => main);
  return {
    schemas: subgraphs.map(({ name, file, isMissing }) => {
      return { name, main: file, files: [file], isSubgraph: true, isMissing };
    }),
    supergraphs: supergraphsOf(units),
    unassigned: [],
    composition: {
      config,
      elsewhere,
      missing: subgraphs.flatMap(({ file, isMissing }) => (isMissing ? [file] : [])),
      unnamed: filesOf(units.filter(({ isSupergraph }) => !isSupergraph)),
    },
  };
}

/**
 * Adds to each schema whether it has to be lenient.
 *
 * @param listed - See `listedSdl`.
 */
async function withLeniency(
  root: string,
  parts: StarterSchemas,
  listed: ReadonlyMap<string, string>,
): Promise<StarterSchemas> {
  const subgraphs = parts.schemas.filter(({ isSubgraph }) => isSubgraph);
  const schemas = await Promise.all(
    parts.schemas.map(async (schema) => {
      const isPart = schema.isSubgraph && subgraphs.length > 1;
      const sources = await readProjectFiles(root, schema.isMissing ? [] : schema.files);
      const read = sources.flatMap(({ file, text = listed.get(file) }) =>
        text === undefined ? [] : [{ file, text }],
      );
      const leniency = neededLeniency(read, isPart);
      return leniency === undefined ? schema : { ...schema, leniency };
    }),
  );
  return { ...parts, schemas };
}
