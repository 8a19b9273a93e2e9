import { statSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';

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
  const path = join(projectDir, 'src/theme', name);
  const candidates = ['', '/index'].flatMap((index) => ENDINGS.map((end) => path + index + end));
  return candidates.find((file) => orUndefined(() => statSync(file))?.isFile());
}
