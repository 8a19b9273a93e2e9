import {
  type ConstDirectiveNode,
  type DocumentNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
} from 'graphql';
import { federationNames } from './federation-names.ts';

/**
 * The first directive that makes a document a source schema of the Composite Schemas specification,
 * as HotChocolate Fusion and others compose them: `@lookup` without arguments at a field, or
 * `@is(field:)` or `@require(field:)` at an argument. Other directives of the specification have
 * names of federation.
 *
 * @returns `undefined` for other documents, such as all that link to federation.
 * @see https://graphql.github.io/composite-schemas-spec/draft/#sec-Source-Schema
 */
export function compositeUse(document: DocumentNode): ConstDirectiveNode | undefined {
  for (const node of document.definitions) {
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) continue;
    for (const field of 'fields' in node ? (node.fields ?? []) : []) {
      const args: readonly InputValueDefinitionNode[] =
        'arguments' in field ? (field.arguments ?? []) : [];
      const use =
        field.directives?.find(looksUp) ??
        args.flatMap(({ directives = [] }) => directives).find(mapsField);
      if (use !== undefined) return federationNames(document).linked ? undefined : use;
    }
  }
  return undefined;
}

function looksUp({ name, arguments: given = [] }: ConstDirectiveNode): boolean {
  return name.value === 'lookup' && given.length === 0;
}

function mapsField({ name, arguments: given = [] }: ConstDirectiveNode): boolean {
  return /^(is|require)$/.test(name.value) && given.some((arg) => arg.name.value === 'field');
}
