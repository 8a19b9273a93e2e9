import type { Phrase } from '@docgen/core/schema/access';
import { codeSpan } from '../markdown/code-text.ts';

/** Phrases as Markdown. */
export function phrasesMarkdown(phrases: readonly Phrase[]): string {
  return phrases.map(({ text, isCode }) => (isCode ? codeSpan(text) : text)).join('');
}
