import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import { type DefinitionNode, type DocumentNode, GraphQLError, Kind, parse, Source } from 'graphql';
import { diagnosticOfError } from './diagnostic-of-error.ts';
import type { SourceText } from './source-text.ts';
import { syntaxHint } from './syntax-hint.ts';

/**
 * Parses SDL files into one document. Nodes keep the name of their file and their position.
 *
 * @returns The definitions of all files that could be read, and one `sdl-syntax` for each of the others.
 */
export function parseSources(sources: readonly SourceText[]): Checked<DocumentNode> {
  const definitions: DefinitionNode[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { file, text } of sources) {
    if (!/[^\s,\uFEFF]/.test(text.replace(/#.*/g, ''))) continue;
    try {
      definitions.push(...parse(new Source(text, file)).definitions);
    } catch (error) {
      if (!(error instanceof GraphQLError)) {
        diagnostics.push(fileFailure(error, { file }, 'read'));
        continue;
      }
      const message = error.message.replace(/^Syntax Error: /, '');
      diagnostics.push({
        ...diagnosticOfError(error, sources),
        code: 'sdl-syntax',
        message: `The file is not valid GraphQL SDL: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
        hint: syntaxHint(message),
      });
    }
  }
  return { value: { kind: Kind.DOCUMENT, definitions }, diagnostics };
}
