import { createRequire } from 'node:module';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { orUndefined } from '@docgen/core/or-undefined';
import { packageManager } from '@docgen/files/package-manager';
import type { ConfigPlaces } from './config-places.ts';

/** What {@link createPngDrawer} needs, with the versions that docgen's package.json has as peers. */
const PACKAGES = { '@resvg/resvg-js': '2', '@expo-google-fonts/inter': '0.4' } as const;

/**
 * Checks that what draws pictures for link previews is installed. It is 13 MB that most sites do
 * without, so docgen's package has it as optional peers.
 *
 * @param config - Is fine when it wants no pictures.
 * @param projectDir - Absolute path of the folder of the site.
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
