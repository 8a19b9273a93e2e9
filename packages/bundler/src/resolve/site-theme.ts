import { statSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';

/** Folder of the modules of the site's own that take the place of `@theme/…`, relative to the project folder. */
export const SITE_THEME = 'src/theme';

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Finds the site's own module for `@theme/Name`: `src/theme/Name.jsx` or `src/theme/Name/index.jsx`,
 * as in Docusaurus, which calls that swizzling. `@theme-original/…` and `@theme-init/…` are never
 * the site's.
 *
 * @param specifier - As written.
 * @param projectDir - Absolute path of the project folder.
 * @returns Its absolute path.
 */
export function siteThemeModule(specifier: string, projectDir: string): string | undefined {
  const [, name] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const path = join(projectDir, SITE_THEME, name);
  const candidates = ['', '/index'].flatMap((index) => ENDINGS.map((end) => path + index + end));
  return candidates.find((file) => orUndefined(() => statSync(file))?.isFile());
}
