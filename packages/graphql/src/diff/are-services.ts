import { isTypeDefinitionNode } from 'graphql';
import { parseSources } from '../parse-sources.ts';
import type { SourceText } from '../source-text.ts';
import { loadVersion } from './load-version.ts';

/**
 * Whether files are the schemas of services, and not the pieces of one schema: a type is defined in
 * two of them, or each can be read by itself without mistakes.
 */
export function areServices(files: readonly SourceText[]): boolean {
  const names = files.flatMap((source) => [
    ...new Set(
      parseSources([source], { lenient: true }).value.definitions.flatMap((node) =>
        isTypeDefinitionNode(node) ? [node.name.value] : [],
      ),
    ),
  ]);
  if (new Set(names).size < names.length) return true;
  return files.every((source) => loadVersion([source], 'strict').value !== undefined);
}
