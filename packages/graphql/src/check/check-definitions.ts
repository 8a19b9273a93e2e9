import type { Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { type ASTNode, type DocumentNode, GraphQLError, isExecutableDefinitionNode } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { FederationNames } from '../federation/federation-names.ts';
import { linksOf } from '../federation/links-of.ts';
import { checkDefaultCycles } from './check-default-cycles.ts';
import { checkKinds } from './check-kinds.ts';
import { diagnosticOfError, inFileOrder } from './diagnostic-of-error.ts';
import { checkAddresses } from './directive-addresses.ts';
import { wrongLanguageDirectives } from './language-directives.ts';
import { validationAdvice, validationHint } from './validation-advice.ts';

/**
 * Checks a document against the rules that need no schema: undefined and duplicate names,
 * directives in the wrong place, and the like (GraphQL specification, section 3).
 *
 * @returns One diagnostic for each error, in the order of the files.
 */
export function checkDefinitions({
  document,
  links = document,
  names,
  sources,
}: {
  document: DocumentNode;
  /** The document with all of its links. @default document */
  links?: DocumentNode;
  names: FederationNames;
  sources: readonly SourceText[];
}): Diagnostic[] {
  // For graphql-js, types of the language such as `ID` are unknown in operations.
  const definitions = document.definitions.filter((node) => !isExecutableDefinitionNode(node));
  const invalid = validateSDL({ ...document, definitions }).map((error) => ({
    ...diagnosticOfError(error, sources),
    ...validationAdvice(error.message, document, names),
  }));
  const told = (error: GraphQLError): Diagnostic => ({
    ...diagnosticOfError(error, sources),
    hint: validationHint(error.message),
  });
  const all = [
    ...invalid,
    ...checkLinks(links, sources),
    ...checkAddresses(document, sources),
    ...[...checkDefaultCycles(document), ...checkKinds(document)].map(told),
    // The rules have already found missing arguments.
    ...[...wrongLanguageDirectives(document)].flatMap(([{ arguments: given }, error]) =>
      given?.length ? told(error) : [],
    ),
    ...operations(document, sources),
  ];
  return inFileOrder(all, sources);
}

function operations(document: DocumentNode, sources: readonly SourceText[]): Diagnostic[] {
  return document.definitions.filter(isExecutableDefinitionNode).map((nodes) => ({
    ...diagnosticOfError(
      new GraphQLError('An operation or fragment cannot be part of a schema.', { nodes }),
      sources,
    ),
    hint: 'Move it out of the SDL file, or out of the folder that schemas are read from.',
  }));
}

/**
 * Finds second links to the same specification, which composition rejects, links without an
 * address, and malformed imports. The types of the arguments (`String` and a scalar) allow more
 * than the link specification does.
 */
export function malformedLinks(document: DocumentNode): GraphQLError[] {
  const wrong = (nodes: ASTNode, message: string) => new GraphQLError(message, { nodes });
  const links = linksOf(document);
  return links.flatMap(({ node, url, identity, imports }, at) => [
    ...(links.slice(0, at).some((link) => url !== undefined && link.identity === identity)
      ? [wrong(node, TWICE)]
      : []),
    ...(url === undefined ? [wrong(node, NO_ADDRESS)] : []),
    ...imports.filter(({ name }) => name === undefined).map((entry) => wrong(entry.node, NO_NAME)),
  ]);
}

const TWICE = 'The schema links to the specification a second time.';
const NO_ADDRESS = 'The `@link` does not say which specification it links to.';
const NO_NAME = 'The entry of `import` is neither a name nor an object with a name.';

const LINK_HINTS: Readonly<Record<string, string>> = {
  [TWICE]: 'Keep one `@link` to it, with all imports.',
  [NO_ADDRESS]: 'Add its address, such as `url: "https://specs.apollo.dev/federation/v2.5"`.',
  [NO_NAME]: 'Write `"@key"`, or `{ name: "@key", as: "@primaryKey" }` to rename it.',
};

function checkLinks(document: DocumentNode, sources: readonly SourceText[]): Diagnostic[] {
  return malformedLinks(document).map((error) => ({
    ...diagnosticOfError(error, sources),
    hint: LINK_HINTS[error.message],
  }));
}
