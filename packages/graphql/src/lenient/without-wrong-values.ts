import { type ConstDirectiveNode, type DocumentNode, Kind, visit } from 'graphql';
import { checkDefaultCycles } from '../check-default-cycles.ts';
import { wrongLanguageDirectives } from '../language-directives.ts';

/**
 * A document without the values that graphql-js builds no schema with: default values that contain
 * themselves, reasons of deprecations and addresses of specifications that are no texts.
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
