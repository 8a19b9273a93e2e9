import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { type DocumentNode, Kind } from 'graphql';
import { compositeUse } from '../federation/composite-use.ts';
import type { FederationNames } from '../federation/federation-names.ts';
import { isStitched } from '../federation/is-stitched.ts';
import { federationDefinitions, languageDefinitions } from '../federation/known-definitions.ts';

/**
 * The code of an error that graphql-js found in SDL, and advice on it.
 *
 * @param message - The message of graphql-js; its suggestion moves to the hint.
 */
export function validationAdvice(
  message: string,
  document: DocumentNode,
  names: FederationNames,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  const [, what = message, suggestion] = /^(.*?)(?: (Did you mean .*\?))?$/s.exec(message) ?? [];
  const advice = (code: Diagnostic['code'], hint: string | undefined) => ({
    code,
    message: what,
    hint,
  });
  if (what.startsWith('Unknown type')) {
    return advice(
      'sdl-unknown-type',
      suggestion ??
        'Define the type, correct its name, or add the file that defines it to the `path` of the schema.',
    );
  }
  const [, directive] = /^Unknown directive "@(\w+)"/.exec(what) ?? [];
  if (directive !== undefined) {
    return advice('sdl-unknown-directive', directiveHint(directive, document, names));
  }
  if (what.startsWith('There can be only one type named')) {
    return advice('sdl-duplicate', 'Keep one definition, and write the others as `extend type`.');
  }
  if (/^There can be only one|can only be defined once/.test(what)) {
    return advice('sdl-duplicate', 'Keep one of them.');
  }
  if (what.startsWith('Cannot extend type')) {
    return advice(
      'sdl-unknown-type',
      suggestion ?? 'Define the type, or write the extension as its definition.',
    );
  }
  return advice('sdl-invalid', suggestion ?? validationHint(what));
}

function directiveHint(name: string, document: DocumentNode, names: FederationNames): string {
  const canonical = `@${name.replace(/^[^_]+__/, '')}`;
  if (names.linked && federationDefinitions.has(canonical)) {
    const local = names.local(canonical);
    // The name is imported with an alias, or has another prefix than the link gives it.
    if (!local.endsWith(`__${name}`)) return `Did you mean "${local}"?`;
    return `Add "@${name}" to the \`import\` list of the \`@link\` to the federation specification.`;
  }
  if (isStitched(document)) {
    return 'Define the directive: docgen knows those of federation, not those of schema stitching.';
  }
  if (compositeUse(document) !== undefined) {
    return 'Define the directive: docgen knows those of federation, not those of the Composite Schemas specification.';
  }
  const defined = document.definitions.flatMap((node) =>
    node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : [],
  );
  const known = [...languageDefinitions.keys(), ...federationDefinitions.keys()].filter(
    (coordinate) => /^@\w+$/.test(coordinate),
  );
  return (
    didYouMean(`@${name}`, new Set([...defined, ...known])) ??
    'Define the directive, or correct its name.'
  );
}

/**
 * Advice on a schema that consists of valid names but breaks a rule of the type system.
 *
 * @param mistypedQuery - A type that is probably meant to be `Query`.
 */
export function validationHint(message: string, mistypedQuery?: string): string | undefined {
  if (/may not be used on/.test(message))
    return 'Move the directive, or add the location to its definition.';
  if (/^Interface field .* but .* does not provide it/.test(message)) {
    return 'Add what is missing, or remove the interface from `implements`.';
  }
  if (/contains itself/.test(message))
    return 'Remove the default value, or mention it in the description.';
  if (/^The default value "/.test(message))
    return 'Write values of enums, numbers and booleans without quotes.';
  if (/^The default value .* is not a valid /s.test(message))
    return 'Write a value that the type takes, or remove the default.';
  if (/must define one or more/.test(message)) return 'Add at least one, or remove the definition.';
  if (/^Query root type must be provided/.test(message)) {
    return mistypedQuery === undefined
      ? 'Define `type Query`, or name the root type in `schema { query: … }`.'
      : `Rename the type "${mistypedQuery}" to "Query", or name it in \`schema { query: ${mistypedQuery} }\`.`;
  }
  if (/must not begin with "__"/.test(message))
    return 'Rename it: names that start with two underscores are reserved for introspection.';
  if (/must be (Input|Output) Type/.test(message)) {
    return 'Arguments and input fields take scalars, enums and input types; fields return everything else, scalars and enums.';
  }
  return undefined;
}
