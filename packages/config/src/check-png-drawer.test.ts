import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { peerDependencies, peerDependenciesMeta } from '../../docgen/package.json';
import { bundleConfig } from './bundle-config.ts';
import { checkPngDrawer } from './check-png-drawer.ts';
import { configPlaces } from './config-places.ts';

const text = `export default {\n  title: 'Shop',\n  socialImages: true,\n};\n`;
const socialImages = { accent: '#000000', background: '#ffffff', text: '#000000' };
const file = 'site.config.ts';
const { value: bundle } = await bundleConfig(join('/', file), { planned: text });
const source = { projectDir: '/', placeOf: configPlaces({ file, bundle }) };

it('asks for nothing where there are no pictures', () => {
  expect(checkPngDrawer({}, source, () => false)).toEqual([]);
});

it('finds what is installed', () => {
  expect(checkPngDrawer({ socialImages }, source)).toEqual([]);
});

it('names what is missing, the place that wants it and the command', () => {
  const found = checkPngDrawer({ socialImages }, source, () => false);
  expect(found).toEqual([
    {
      code: 'social-images-not-installed',
      severity: 'error',
      message:
        'Pictures for link previews require "@resvg/resvg-js" and "@expo-google-fonts/inter", which docgen does not include because most sites have no such pictures.',
      hint: 'Run `npm install --save-dev @resvg/resvg-js@2 @expo-google-fonts/inter@0.4`, or leave `socialImages` out.',
      place: { file: 'site.config.ts', line: 3, column: 3, endLine: 3, endColumn: 15 },
      source: text,
    },
  ]);
});

it('names one package where one is missing', () => {
  const [found] = checkPngDrawer({ socialImages }, source, (name) => !/inter/.test(name));
  expect(found?.hint).toContain('`npm install --save-dev @expo-google-fonts/inter@0.4`');
});

it('names the command of the package manager of the project', () => {
  const projectDir = mkdtempSync(join(tmpdir(), 'docgen-drawer-'));
  writeFileSync(join(projectDir, 'pnpm-lock.yaml'), '');
  const [found] = checkPngDrawer({ socialImages }, { ...source, projectDir }, () => false);
  rmSync(projectDir, { recursive: true });
  expect(found?.hint).toMatch(/^Run `pnpm add --save-dev @resvg/);
});

it('asks for the versions that package.json asks for, and lets npm leave them out', () => {
  const [found] = checkPngDrawer({ socialImages }, source, () => false);
  const { sass: _, ...drawing } = peerDependencies;
  for (const [name, range] of Object.entries(drawing)) {
    // npm installs `^2.6.2` for `@2`, and `^0.4.2` for `@0.4`.
    const [, version] = /^\^(0\.\d+|[1-9]\d*)\./.exec(range) ?? [];
    expect(found?.hint).toContain(`${name}@${version}`);
  }
  const optional = Object.fromEntries(
    Object.keys(peerDependencies).map((name) => [name, { optional: true }]),
  );
  expect(peerDependenciesMeta).toEqual(optional);
});
