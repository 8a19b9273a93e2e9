import type { AuthorCode } from '@docgen/author-code/author-code';
import { type LocateStack, thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { Diagnostic } from '@docgen/core/diagnostic';

/** Why the modules of a site's own theme cannot be used. */
export class ThemeFailure extends Error {
  override readonly name = 'ThemeFailure';
  /** Empty for a theme that wants to end the process: that is among the author's incidents. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('the theme cannot be loaded');
    this.diagnostics = diagnostics;
  }
}

export interface ThemeLoading {
  /** Folder of the site's own theme, relative to the project folder. */
  readonly folder: string;
  readonly author: AuthorCode;
  readonly locate: LocateStack;
}

/**
 * Loads a bundle with a site's own theme, which is code of an author's.
 *
 * @throws ThemeFailure when it throws, does not come to an end, or wants to end the process.
 */
export async function loadTheme<T>(
  load: () => Promise<T>,
  { folder, author, locate }: ThemeLoading,
): Promise<T> {
  const theme = { kind: 'theme', file: folder } as const;
  try {
    return await author.load(theme, load);
  } catch (thrown) {
    throw new ThemeFailure(await thrownDiagnostics({ author: theme, thrown }, locate, THROWS));
  }
}

const THROWS = {
  code: 'theme-throws',
  message: 'The theme throws when it is loaded',
  hint: 'What stands outside of components runs during the build; move what needs a browser into an effect.',
};
