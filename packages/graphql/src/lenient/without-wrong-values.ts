import { type ConstDirectiveNode, type DocumentNode, Kind, visit } from 'graphql';
import { checkDefaultCycles } from '../check/check-default-cycles.ts';
import { wrongLanguageDirectives } from '../check/language-directives.ts';

/**
 * Removes values with which graphql-js cannot build a schema: default values that contain
 * themselves, and reasons of deprecations and addresses of specifications that are not strings.
 */
export function withoutWrongValues(document: DocumentNode): DocumentNode {
  const cycles = new Set(checkDefaultCycles(document).flatMap(({ nodes }) => nodes ?? []));
  const directives = wrongLanguageDirectives(document);
  if (cycles.size + directives.size === 0) return document;
  return visit(document, {
    enter(node) {
      if (node.kind === Kind.INPUT_VALUE_DEFINITION && cycles.has(node)) {
        return { ...node, defaultValue: undefined };
      }
      if (node.kind !== Kind.DIRECTIVE || !directives.has(node as ConstDirectiveNode)) {
        return undefined;
      }
      return node.name.value === 'deprecated' ? { ...node, arguments: [] } : null;
    },
  });
}
