import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/did-you-mean';
import { type DocumentNode, Kind } from 'graphql';
import type { FederationNames } from './federation-names.ts';
import { federationDefinitions, languageDefinitions } from './known-definitions.ts';
import { validationHint } from './validation-hint.ts';

/**
 * The code of a mistake that graphql-js found in SDL, and what to do about it.
 *
 * @param message - The message of graphql-js; its suggestion moves to the hint.
 */
export function validationAdvice(
  message: string,
  document: DocumentNode,
  names: FederationNames,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  const [, what = message, suggestion] = /^(.*?)(?: (Did you mean .*\?))?$/s.exec(message) ?? [];
  const advice = (code: string, hint: string | undefined) => ({
    code,
    message: what,
    ...(hint === undefined ? {} : { hint }),
  });
  if (what.startsWith('Unknown type')) {
    return advice('sdl-unknown-type', suggestion ?? 'Define the type, or correct its name.');
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
  if (names.linked && federationDefinitions.has(`@${name}`)) {
    return `Add "@${name}" to the \`import\` list of the \`@link\` to the federation specification.`;
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
