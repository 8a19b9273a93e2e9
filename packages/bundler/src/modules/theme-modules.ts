import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, parse, posix } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { compareText } from '@docgen/core/strings/compare-text';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
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
  const missing = Object.keys(EXTENSIONS).filter((name) => !own.some(([found]) => found === name));
  const mistyped = mistypedModules(folder, projectDir, missing);
  if (own.length > 0) return { value, diagnostics: mistyped };
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
      ...mistyped,
    ],
  };
}

/**
 * Warns of files that have nearly the name of a module that the theme lacks, and that no other file
 * of the theme names.
 */
function mistypedModules(
  folder: string,
  projectDir: string,
  missing: readonly string[],
): Diagnostic[] {
  const path = join(projectDir, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
  const similar = files
    .map(({ name }) => parse(name))
    .flatMap(({ base, name, ext }) => {
      const candidates = missing.filter((module) => extensionsOf(module).includes(ext));
      const [nearest] = nearestNames(name, candidates, 1);
      return nearest === undefined ? [] : [{ base, name, meant: nearest + ext }];
    });
  if (similar.length === 0) return [];
  const imported = new Set(codeBelow(path).flatMap(lastParts));
  return similar
    .filter(({ name }) => !imported.has(name))
    .sort((a, b) => compareText(a.base, b.base))
    .map(({ base, meant }) => ({
      code: 'theme-module-name',
      severity: 'warning',
      message: `${base} is no module of a theme, and nothing in the theme imports it, so it has no effect.`,
      hint: `Did you mean "${meant}"?`,
      place: { file: posix.join(folder, base) },
    }));
}

function extensionsOf(module: string): readonly string[] {
  return EXTENSIONS[module as keyof typeof EXTENSIONS];
}

/** The last parts of all paths in quotes or brackets, without extensions. */
function lastParts(code: string): string[] {
  return Array.from(code.matchAll(/["'(/]([^"'()/\s]+)(?=["')])/g), ([, last = '']) => {
    return parse(last).name;
  });
}

/**
 * The texts of all modules and stylesheets in a folder and below. Those that cannot be read are
 * left to the bundler, which reports them.
 */
function codeBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && [...CODE, '.css'].includes(extname(entry.name)))
    .flatMap(
      (entry) => orUndefined(() => readFileSync(join(entry.parentPath, entry.name), 'utf8')) ?? [],
    );
}
