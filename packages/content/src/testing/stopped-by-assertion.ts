import type { Diagnostic } from '@docgen/core/diagnostic';

/**
 * Whether a page was given up because of an assertion. Vitest loads the development build of the
 * Markdown parser, which asserts that headings hold no tag that is still open before it reports
 * that very tag. The build that docgen runs has no assertions.
 */
export function stoppedByAssertion(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(
    ({ code, message }) => code === 'file-failure' && /: Assertion: /.test(message),
  );
}
