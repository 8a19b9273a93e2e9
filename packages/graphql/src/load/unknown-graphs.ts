import { addToList } from '@docgen/core/basics/add-to-list';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { type SourceText, sourceAt } from '@docgen/core/sources/source-text';
import { counted } from '@docgen/core/strings/counted';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import {
  type DocumentNode,
  type EnumValueNode,
  type GraphQLSchema,
  isEnumType,
  Kind,
  visit,
} from 'graphql';
import { placeOfNode } from '../nodes/place-of-node.ts';

/**
 * Finds subgraphs that the `join__` directives of a supergraph name, but that its `join__Graph`
 * does not contain, as after manual changes. The owner of such a definition is unknown.
 *
 * @param schema - Built from the document.
 * @returns An `unknown-subgraph` warning for each name, at its first occurrence.
 */
export function unknownGraphs(
  document: DocumentNode,
  schema: GraphQLSchema,
  sources: readonly SourceText[],
): Diagnostic[] {
  const type = schema.getType('join__Graph');
  if (!isEnumType(type)) return [];
  const known = new Set(type.getValues().map(({ name }) => name));
  const unknown = new Map<string, EnumValueNode[]>();
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (!name.value.startsWith('join__')) return;
      for (const { name: argument, value } of given) {
        if (argument.value !== 'graph' || value.kind !== Kind.ENUM) continue;
        if (!known.has(value.value)) addToList(unknown, value.value, value);
      }
    },
  });
  return [...unknown].map(([name, [first, ...others]]) => {
    const place = placeOfNode(first);
    const more = `It is named in ${counted(others.length, 'other place')}.`;
    return {
      code: 'unknown-subgraph',
      severity: 'warning',
      message: `The supergraph names the subgraph ${name}, but \`enum join__Graph\` does not define it, so its definitions have an unknown owner.`,
      hint: didYouMean(name, known) ?? 'Compose the supergraph again.',
      place,
      source: sourceAt(place, sources),
      notes: others.length === 0 ? undefined : [{ message: more }],
    };
  });
}
