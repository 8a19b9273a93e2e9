import { pathText } from '@docgen/core/diagnostics/key-path';
import { inWords } from '@docgen/core/strings/in-words';
import type { PartialConfig } from './check-references.ts';
import type { Problem } from './problem.ts';

/**
 * Finds texts that leave out a value or repeat it, or that have a placeholder without a value. An
 * element that takes the place of a value can only be in one.
 */
export function checkTexts({ texts = {} }: PartialConfig): Problem[] {
  return Object.entries(texts).flatMap(([english, text]): Problem[] => {
    const wanted = placeholdersIn(english);
    const written = placeholdersIn(text);
    if (wanted.join() === written.join()) return [];
    const path = ['texts', english];
    const what = (found: readonly string[]) =>
      found.length === 0
        ? 'no placeholder'
        : `the placeholder${found.length === 1 ? '' : 's'} ${inWords(found)}`;
    return [
      {
        code: 'invalid-config-value',
        path,
        message: `${pathText(path)} must have ${what(wanted)}, but has ${what(written)}.`,
        hint: 'docgen puts a value in the place of each.',
      },
    ];
  });
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\d}/g)].map(String).toSorted();
}
