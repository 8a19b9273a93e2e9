import { isSafeAddress } from '@docgen/core/addresses/url';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { type DocumentNode, GraphQLError, Kind } from 'graphql';
import { type DirectiveTarget, directivesOf, stringArgument } from '../nodes/directives-of.ts';
import { diagnosticOfError } from './diagnostic-of-error.ts';

/** The directives whose argument `url` pages show as a link, by the kinds of their nodes. */
const LINKING: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.SCALAR_TYPE_DEFINITION]: 'specifiedBy',
  [Kind.SCALAR_TYPE_EXTENSION]: 'specifiedBy',
  [Kind.SCHEMA_DEFINITION]: 'contact',
  [Kind.SCHEMA_EXTENSION]: 'contact',
};

/**
 * The address in the argument `url` of a directive, if it can be a link. Otherwise, only the SDL
 * shows it.
 */
export function linkAddress(url: string | null | undefined): string | undefined {
  if (!url || /[\s<>]/.test(url) || !isSafeAddress(url)) return undefined;
  return URL.canParse(url, 'https://relative.example') ? url : undefined;
}

/**
 * Finds addresses in `@specifiedBy` and `@contact` that would run as scripts in the reader's
 * browser.
 */
export function checkAddresses(
  document: DocumentNode,
  sources: readonly SourceText[],
): Diagnostic[] {
  return document.definitions.flatMap((node) => {
    const linking = LINKING[node.kind];
    if (linking === undefined) return [];
    return directivesOf([node as DirectiveTarget]).flatMap((directive) => {
      const url = stringArgument(directive, 'url')?.value;
      const isUnsafe = url !== undefined && !isSafeAddress(url);
      if (directive.name.value !== linking || !isUnsafe) return [];
      const message = `The address ${JSON.stringify(url)} would run as a script in the reader's browser, so docgen does not publish it.`;
      return {
        ...diagnosticOfError(new GraphQLError(message, { nodes: node }), sources),
        code: 'unsafe-address',
        hint: 'Write the address of a page or a file.',
      };
    });
  });
}
