import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from '@docgen/core/diagnostic';
import type { ThemeModules } from '../build-modules.ts';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * The modules of the theme to use: those found in the configured folder, and the
 * default theme's for the rest.
 *
 * @param folder - `SiteConfig.theme`, relative to the project folder.
 */
export function themeModules(
  folder: string | undefined,
  projectDir: string,
  defaults: ThemeModules,
): Checked<ThemeModules> {
  if (folder === undefined) return { value: defaults, diagnostics: [] };
  const find = (name: string, extensions: readonly string[]) =>
    extensions
      .map((extension) => join(projectDir, folder, name + extension))
      .find((path) => existsSync(path));
  const own = {
    shell: find('shell', EXTENSIONS),
    article: find('article', EXTENSIONS),
    pages: find('pages', EXTENSIONS),
    styles: find('styles', ['.css']),
  };
  const value: ThemeModules = {
    shell: own.shell ?? defaults.shell,
    article: own.article ?? defaults.article,
    pages: own.pages ?? defaults.pages,
    styles: own.styles ?? defaults.styles,
  };
  if (Object.values(own).some((path) => path !== undefined)) return { value, diagnostics: [] };
  return {
    value,
    diagnostics: [
      {
        code: 'empty-theme',
        severity: 'error',
        message: `The theme folder ${folder} has none of the modules of a theme.`,
        hint: 'A theme has a shell.tsx, article.tsx, pages.tsx or styles.css; what is missing comes from the default theme.',
      },
    ],
  };
}
