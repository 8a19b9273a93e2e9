import type { ResolvedSchemaInstance } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import { buildSchema } from './build-schema.ts';
import { checkDefinitions } from './check-definitions.ts';
import { federationNames } from './federation-names.ts';
import type { LoadedSchema } from './loaded-schema.ts';
import { parseSources } from './parse-sources.ts';
import type { SourceText } from './source-text.ts';
import { supplyDefinitions, usedNames } from './supply-definitions.ts';

/**
 * Reads the SDL files of one schema: a subgraph, or a schema that has nothing to do with federation.
 *
 * Definitions and extensions may be spread over the files. What federation lets a subgraph leave out
 * is filled in: the definitions of its directives and scalars, where they are used, and those of
 * types that are only extended.
 *
 * @returns The schema, or `undefined` together with everything that is wrong with it:
 *   `sdl-syntax`, `sdl-unknown-type`, `sdl-unknown-directive`, `sdl-duplicate` or `sdl-invalid`.
 */
export function loadSubgraph({
  config,
  sources,
}: {
  config: ResolvedSchemaInstance;
  sources: readonly SourceText[];
}): Checked<LoadedSchema | undefined> {
  const parsed = parseSources(sources);
  const failed = (diagnostics: readonly Diagnostic[]) => ({ value: undefined, diagnostics });
  if (parsed.diagnostics.length > 0) return failed(parsed.diagnostics);
  const document = parsed.value;

  const names = federationNames(document);
  const supplied = supplyDefinitions(document, names);
  const federated = names.linked || supplied.length > 0 || usedNames(document).has('@key');
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...(federated ? promoteExtensions(document) : document).definitions, ...supplied],
  };

  const invalid = checkDefinitions({ document: whole, names, sources });
  if (invalid.length > 0) return failed(invalid);
  const built = buildSchema({ document: whole, sources, rootRequired: !federated });
  if (built.value === undefined) return failed(built.diagnostics);
  return {
    value: { id: config.id, composed: false, document, schema: built.value, sources },
    diagnostics: built.diagnostics,
  };
}

/**
 * Turns the first extension of each type that the document extends without defining it into its
 * definition. A subgraph extends types of others, and the root types, this way; GraphQL itself
 * does not know types without a definition.
 */
function promoteExtensions(document: DocumentNode): DocumentNode {
  const defined = new Set(
    document.definitions.filter(isTypeDefinitionNode).map((node) => node.name.value),
  );
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (!isTypeExtensionNode(node) || defined.has(node.name.value)) return node;
    defined.add(node.name.value);
    return asDefinition(node);
  });
  return { ...document, definitions };
}

/** Both kinds of node have the same properties, and names that differ in their ending. */
function asDefinition(node: TypeExtensionNode): TypeDefinitionNode {
  return { ...node, kind: node.kind.replace('Extension', 'Definition') } as TypeDefinitionNode;
}
