import { createRequire } from 'node:module';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { packageManager } from '@docgen/files/package-manager';
import type { ConfigPlaces } from './config-places.ts';

/**
 * Packages that the pipeline's `createPngDrawer` needs, in the versions of docgen's peer
 * dependencies.
 */
const PACKAGES = { '@resvg/resvg-js': '2', '@expo-google-fonts/inter': '0.4' } as const;

/**
 * Checks that the packages that draw images for link previews are installed. They take 13 MB and
 * most sites do not need them, so they are optional peer dependencies of docgen.
 *
 * @param config - Nothing is reported if `socialImages` is off.
 * @param projectDir - Absolute path of the project folder.
 * @param isInstalled - Whether docgen finds a package. @default Node's resolution
 * @returns Nothing, or one error `social-images-not-installed` whose hint is the command to run.
 */
export function checkPngDrawer(
  { socialImages }: Pick<SiteConfig, 'socialImages'>,
  { projectDir, placeOf }: { readonly projectDir: string; readonly placeOf: ConfigPlaces },
  isInstalled: (name: string) => boolean = resolves,
): readonly Diagnostic[] {
  if (socialImages === undefined) return [];
  const missing = Object.entries(PACKAGES).filter(([name]) => !isInstalled(name));
  if (missing.length === 0) return [];
  const names = missing.map(([name]) => `"${name}"`).join(' and ');
  const packages = missing.map(([name, version]) => `${name}@${version}`).join(' ');
  const { addForDevelopment } = packageManager(projectDir);
  return [
    {
      code: 'social-images-not-installed',
      severity: 'error',
      message: `Pictures for link previews require ${names}, which docgen does not include because most sites have no such pictures.`,
      hint: `Run \`${addForDevelopment} ${packages}\`, or leave \`socialImages\` out.`,
      ...placeOf(['socialImages']),
    },
  ];
}

function resolves(name: string): boolean {
  const require = createRequire(import.meta.url);
  return orUndefined(() => require.resolve(`${name}/package.json`)) !== undefined;
}
