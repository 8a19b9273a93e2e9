import type { LocateStack } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { Checked } from '@docgen/core/diagnostic';

export interface ThemeLoading {
  /** Folder of the site's own theme, relative to the project folder. */
  readonly folder: string;
  readonly author: AuthorCode;
  readonly locate: LocateStack;
}

/**
 * Loads a bundle with a site's own theme, which is code of an author's.
 *
 * @returns `undefined` when it throws, does not come to an end, or wants to end the process; the
 *   last of these is told among the author's incidents.
 */
export async function loadTheme<T>(
  load: () => Promise<T>,
  { folder, author, locate }: ThemeLoading,
): Promise<Checked<T | undefined>> {
  const theme = { kind: 'theme', file: folder, locate } as const;
  try {
    return { value: await author.load(theme, load), diagnostics: [] };
  } catch (thrown) {
    const diagnostics = await thrownDiagnostics({ author: theme, thrown }, THROWS);
    return { value: undefined, diagnostics };
  }
}

const THROWS = {
  code: 'theme-throws',
  message: 'The theme throws when it is loaded',
  hint: 'What stands outside of components runs during the build; move what needs a browser into an effect.',
};
