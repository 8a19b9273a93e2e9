import type { Diagnostic } from '@docgen/core/diagnostic';
import { isSafeAddress } from '@docgen/core/url';
import { type DocumentNode, GraphQLError, Kind } from 'graphql';
import { diagnosticOfError } from './diagnostic-of-error.ts';
import { argumentValues } from './directives-of.ts';
import type { SourceText } from './source-text.ts';

/**
 * The address of a scalar's specification, if it can be a link. Otherwise, only the SDL shows it.
 */
export function specificationAddress(url: string | null | undefined): string | undefined {
  if (!url || /[\s<>]/.test(url) || !isSafeAddress(url)) return undefined;
  return URL.canParse(url, 'https://relative.example') ? url : undefined;
}

/** Finds addresses in `@specifiedBy` that would run as scripts in the reader's browser. */
export function checkSpecifications(
  document: DocumentNode,
  sources: readonly SourceText[],
): Diagnostic[] {
  return document.definitions.flatMap((node) => {
    if (node.kind !== Kind.SCALAR_TYPE_DEFINITION && node.kind !== Kind.SCALAR_TYPE_EXTENSION) {
      return [];
    }
    return (node.directives ?? []).flatMap((directive) => {
      const { url } = argumentValues(directive);
      const isUnsafe = typeof url === 'string' && !isSafeAddress(url);
      if (directive.name.value !== 'specifiedBy' || !isUnsafe) return [];
      const message = `The address ${JSON.stringify(url)} would run as a script in the reader's browser, so docgen does not publish it.`;
      return {
        ...diagnosticOfError(new GraphQLError(message, { nodes: node }), sources),
        code: 'unsafe-address',
        hint: 'Write the address of a page or a file.',
      };
    });
  });
}
