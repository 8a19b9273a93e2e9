import type { Phrase } from '@docgen/core/access';
import { codeSpan } from './code-text.ts';

/** Phrases as Markdown. */
export function phrasesMarkdown(phrases: readonly Phrase[]): string {
  return phrases.map(({ text, isCode }) => (isCode ? codeSpan(text) : text)).join('');
}
