import type { Diagnostic } from '@docgen/core/diagnostic';

/**
 * What no address can stand for: a backslash, which browsers and file systems read as a slash,
 * control characters, and halves of surrogate pairs, which UTF-8 has no bytes for.
 */
const RESERVED = /[\\\p{Cc}\p{Cs}]/u;

/**
 * Tells of a route that no link could lead to.
 *
 * @param file - The page's source, relative to the project folder.
 * @returns `route-character`; `undefined` for a route that is an address.
 */
export function routeCharacter(route: string, file: string): Diagnostic | undefined {
  const [character] = RESERVED.exec(route) ?? [];
  if (character === undefined) return undefined;
  return {
    code: 'route-character',
    severity: 'error',
    message: `The page's route would be ${JSON.stringify(route)}, but ${JSON.stringify(character)} cannot be used in addresses, so no link could lead to the page.`,
    hint: 'Rename the file, or give the page a "slug" without the character in its front matter.',
    place: { file, line: 1 },
  };
}
