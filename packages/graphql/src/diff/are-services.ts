import type { SourceText } from '@docgen/core/sources/source-text';
import { isTypeDefinitionNode } from 'graphql';
import { parseSources } from '../load/parse-sources.ts';
import { arePieces } from '../parts/are-pieces.ts';
import { documentFacts } from '../parts/schema-unit.ts';
import { loadVersion } from './load-version.ts';

/**
 * Whether files are the schemas of several services, rather than parts of one schema: two of them
 * define the same type or link to federation, or each file with definitions is a valid schema by
 * itself. Files that need each other may all define the root types, see `arePieces`.
 */
export function areServices(files: readonly SourceText[]): boolean {
  const written = files
    .map((source) => ({
      source,
      document: parseSources([source], { lenient: true }).value,
    }))
    .filter(({ document }) => document.definitions.length > 0);
  const facts = written.map(({ document }) => documentFacts(document));
  const linked = facts.filter(({ isLinked }) => isLinked).length;
  const mayBeOne = linked === 1 || !facts.some(({ isSubgraph }) => isSubgraph);
  if (mayBeOne && arePieces(facts)) return false;
  const names = written.flatMap(({ document: { definitions } }) => [
    ...new Set(definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value)),
  ]);
  if (new Set(names).size < names.length) return true;
  // A schema links to federation once.
  if (linked > 1) return true;
  return written.every(({ source }) => loadVersion([source], 'strict').value !== undefined);
}
