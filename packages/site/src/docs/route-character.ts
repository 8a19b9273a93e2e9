import type { Diagnostic } from '@docgen/core/diagnostic';

/**
 * Characters that addresses cannot represent: backslashes, which browsers and file systems read as
 * slashes, control characters, and lone surrogates, which have no encoding in UTF-8.
 */
const RESERVED = /[\\\p{Cc}\p{Cs}]/u;

/** A folder that is not kept in addresses. */
const DOTS = /(?<=^|\/)\.{1,2}(?=\/|$)/;

/**
 * Reports a route that no link could reach, because of a character, or because browsers resolve the
 * folders `.` and `..`.
 *
 * @param file - The page's source, relative to the project folder.
 * @returns `route-character`, or `undefined` if the route is valid.
 */
export function routeCharacter(route: string, file: string): Diagnostic | undefined {
  const [part] = RESERVED.exec(route) ?? DOTS.exec(route) ?? [];
  if (part === undefined) return undefined;
  return {
    code: 'route-character',
    severity: 'error',
    message: `The page's route would be ${JSON.stringify(route)}, but ${JSON.stringify(part)} cannot be used in addresses, so no link could lead to the page.`,
    hint: 'Rename the file, or give the page a "slug" without it in its front matter.',
    place: { file, line: 1 },
  };
}
