import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { ThemeModules } from '../build-modules.ts';

const CODE = ['.tsx', '.ts', '.jsx', '.js'];

/** The modules of a theme and their possible file extensions. */
const EXTENSIONS = { shell: CODE, article: CODE, pages: CODE, styles: ['.css'] };

/**
 * The modules of the theme: those in the configured folder, with the default theme's for missing
 * ones.
 *
 * @param config - Its paths are relative to the project folder.
 */
export function themeModules(
  { theme: folder, components }: Pick<SiteConfig, 'theme' | 'components'>,
  projectDir: string,
  defaultTheme: ThemeModules,
): Checked<ThemeModules> {
  const defaults: ThemeModules = {
    ...defaultTheme,
    components: components && join(projectDir, components),
  };
  if (folder === undefined) return { value: defaults, diagnostics: [] };
  const own = Object.entries(EXTENSIONS).flatMap(([name, extensions]) => {
    const paths = extensions.map((extension) => join(projectDir, folder, name + extension));
    const found = paths.find((path) => existsSync(path));
    return found === undefined ? [] : [[name, found]];
  });
  const value: ThemeModules = { ...defaults, ...Object.fromEntries(own) };
  if (own.length > 0) return { value, diagnostics: [] };
  return {
    value,
    diagnostics: [
      {
        code: 'empty-theme',
        severity: 'error',
        message: `The theme folder ${folder} contains none of the modules of a theme.`,
        hint: 'Add a shell.tsx, article.tsx, pages.tsx or styles.css. The default theme provides what is missing.',
        place: { file: folder },
      },
    ],
  };
}
