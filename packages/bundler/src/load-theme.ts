import { relative, sep } from 'node:path';
import type { Author } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { Checked } from '@docgen/core/diagnostic';
import type { Theme } from '@docgen/runtime/server';
import type { ThemeModules } from './build-modules.ts';
import { missingSlots, readSlots } from './theme-slots.ts';

/**
 * Loads a bundle with a site's own theme, which is code of an author's.
 *
 * @param theme - Whose code it is; its file is the theme's folder.
 * @param author - Watches over it.
 * @param modules - Absolute paths of the theme's modules, for the places of slots that are missing.
 * @returns `undefined` when it throws, does not come to an end, or wants to end the process; the
 *   last of these is told among the author's incidents.
 */
export async function loadTheme<T extends { readonly theme: Theme }>(
  load: () => Promise<T>,
  theme: Author,
  author: AuthorCode,
  modules: ThemeModules,
  projectDir: string,
): Promise<Checked<T | undefined>> {
  try {
    const loaded = await author.load(theme, load);
    const slots = await author.run(theme, () => readSlots(loaded.theme));
    const diagnostics = missingSlots(slots).map(({ module, message }) => ({
      code: 'theme-slot-missing',
      severity: 'error' as const,
      message,
      hint: `Take over what you do not draw yourself: \`import { ${module} as defaults } from 'supergraph-docgen/theme/${module}'\`, and \`...defaults\` in the object.`,
      place: { file: relative(projectDir, modules[module]).split(sep).join('/') },
    }));
    return {
      value: diagnostics.length === 0 ? { ...loaded, theme: slots } : undefined,
      diagnostics,
    };
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
