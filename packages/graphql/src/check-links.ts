import type { Diagnostic } from '@docgen/core/diagnostic';
import { type ASTNode, type DocumentNode, GraphQLError } from 'graphql';
import { diagnosticOfError } from './diagnostic-of-error.ts';
import { linksOf } from './links-of.ts';
import type { SourceText } from './source-text.ts';

/**
 * Checks that each `@link` has an address and well-formed imports. Their types (`String` and a
 * scalar) allow more than the link specification does.
 */
export function checkLinks(document: DocumentNode, sources: readonly SourceText[]): Diagnostic[] {
  const wrong = (nodes: ASTNode, message: string, hint: string): Diagnostic => ({
    ...diagnosticOfError(new GraphQLError(message, { nodes }), sources),
    hint,
  });
  return linksOf(document).flatMap(({ node, url, imports }) => [
    ...(url === undefined
      ? [
          wrong(
            node,
            'The `@link` does not say which specification it links to.',
            'Add its address, such as `url: "https://specs.apollo.dev/federation/v2.5"`.',
          ),
        ]
      : []),
    ...imports
      .filter(({ name }) => name === undefined)
      .map((entry) =>
        wrong(
          entry.node,
          'The entry of `import` is neither a name nor an object with a name.',
          'Write `"@key"`, or `{ name: "@key", as: "@primaryKey" }` to rename it.',
        ),
      ),
  ]);
}
