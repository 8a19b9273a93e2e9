import {
  type DefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  GraphQLError,
  Kind,
  type Source,
} from 'graphql';
import { LenientParser } from './lenient-parser.ts';
import { readableValues } from './readable-values.ts';
import { withoutEmptySchema } from './without-empty-schema.ts';

/** Parsed SDL without what is invalid or empty, and an error for each of these parts. */
export interface LenientDocument {
  readonly document: DocumentNode;
  readonly errors: readonly GraphQLError[];
}

/**
 * Parses SDL, leaving out parts that are wrong in themselves. Everything else keeps its place.
 *
 * @throws GraphQLError - If the meaning is not clear.
 */
export function parseLenient(written: Source): LenientDocument {
  const { source, odd } = readableValues(written);
  const parser = new LenientParser(source);
  const errors: GraphQLError[] = [];
  const tell = (nodes: GraphQLError['nodes'], message: string) =>
    errors.push(new GraphQLError(message, { nodes }));
  const isNamed = (value: EnumValueDefinitionNode) => {
    const text = odd.get(value.name.loc?.start ?? -1);
    if (text !== undefined)
      tell([value], `${JSON.stringify(text)} is not a valid name of an enum value.`);
    return text === undefined;
  };
  const definitions = parser.parseDocument().definitions.flatMap((node): DefinitionNode[] => {
    const message = parser.empty.get(node) ?? saysNothing(node);
    if (message !== undefined) {
      tell([node], message);
      return [];
    }
    return 'values' in node
      ? [{ ...node, values: node.values?.filter(isNamed) }]
      : withoutEmptySchema(node);
  });
  for (const name of parser.noLocations)
    tell([name], `"${name.value}" is not a directive location.`);
  return { document: { kind: Kind.DOCUMENT, definitions }, errors };
}

function saysNothing(node: DefinitionNode): string | undefined {
  if (node.kind === Kind.SCHEMA_DEFINITION) {
    const isEmpty = node.operationTypes.length === 0 && node.directives?.length === 0;
    return isEmpty ? 'The schema definition is empty.' : undefined;
  }
  return node.kind === Kind.DIRECTIVE_DEFINITION && node.locations.length === 0
    ? `The directive "@${node.name.value}" has no location.`
    : undefined;
}
