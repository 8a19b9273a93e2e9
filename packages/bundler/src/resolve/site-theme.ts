import { statSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/** Folder of the site's own modules that replace `@theme/…`, relative to the project folder. */
export const SITE_THEME = 'src/theme';

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Finds the site's own module for `@theme/Name`: `src/theme/Name.jsx` or
 * `src/theme/Name/index.jsx`, as in Docusaurus, which calls this swizzling. `@theme-original/…` and
 * `@theme-init/…` never resolve to the site's own modules.
 *
 * @param specifier - As written in the source.
 * @param projectDir - Absolute path of the project folder.
 * @returns Its absolute path, or `undefined` if there is none.
 */
export function siteThemeModule(specifier: string, projectDir: string): string | undefined {
  const [, name] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const path = join(projectDir, SITE_THEME, name);
  const candidates = ['', '/index'].flatMap((index) => ENDINGS.map((end) => path + index + end));
  return candidates.find((file) => orUndefined(() => statSync(file))?.isFile());
}
