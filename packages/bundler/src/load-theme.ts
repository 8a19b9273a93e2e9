import type { Author } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { Checked } from '@docgen/core/diagnostic';

/**
 * Loads a bundle with a site's own theme, which is code of an author's.
 *
 * @param theme - Whose code it is; its file is the theme's folder.
 * @param author - Watches over it.
 * @returns `undefined` when it throws, does not come to an end, or wants to end the process; the
 *   last of these is told among the author's incidents.
 */
export async function loadTheme<T>(
  load: () => Promise<T>,
  theme: Author,
  author: AuthorCode,
): Promise<Checked<T | undefined>> {
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
