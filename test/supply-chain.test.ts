import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { SHARED } from '../packages/docgen/bundle/bundle-modules.js';
import { bundleOptions } from '../packages/docgen/bundle/bundle-options.js';
import type { sbom } from '../packages/docgen/bundle/sbom.js';
import manifest from '../packages/docgen/package.json';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'packages/docgen/dist');
const text = readFileSync(join(dist, 'sbom.cdx.json'), 'utf8');
const bill: ReturnType<typeof sbom> = JSON.parse(text);

const components = (delivery: RegExp) =>
  bill.components.filter(({ properties: [property] }) => delivery.test(property?.value ?? ''));
const names = (delivery: RegExp) => new Set(components(delivery).map(({ name }) => name));

describe('the bill of materials', () => {
  it('is CycloneDX', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.metadata.component).toMatchObject({
      type: 'application',
      name: manifest.name,
      version: manifest.version,
      purl: `pkg:npm/${manifest.name}@${manifest.version}`,
    });
    for (const component of bill.components) {
      const { type, name, version, purl } = component;
      expect({ type, purl }).toEqual({
        type: 'library',
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      });
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      expect(component.scope).toMatch(/^(required|optional)$/);
      for (const { alg, content } of component.hashes ?? []) {
        expect(`${alg} ${content}`).toMatch(/^SHA-512 [\da-f]{128}$/);
      }
    }
  });

  it('has exactly one licence for each component', () => {
    const unknown = bill.components.filter(({ licenses }) => licenses?.length !== 1);
    expect(unknown).toEqual([]);
  });

  it('lists each component once, and depends only on listed ones', () => {
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const known = new Set([...refs, bill.metadata.component['bom-ref']]);
    for (const { ref, dependsOn } of bill.dependencies) {
      expect([ref, ...dependsOn].filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('is reproducible: without times and random numbers, sorted', () => {
    expect(text).not.toMatch(/timestamp|serialNumber/);
    const order = bill.components.map((component) => component['bom-ref']);
    expect(order).toEqual([...order].sort());
  });

  it('lists all packages whose code is in the bundles', async () => {
    // esbuild names each module in a comment, but not in bundles without spaces, which `dist/` has.
    const home = join(root, 'packages/docgen');
    const dependencies = { ...manifest.dependencies, ...manifest.peerDependencies };
    const options = await bundleOptions({ root, home, version: manifest.version, dependencies });
    const commented = {
      minify: false,
      minifyWhitespace: false,
      outdir: dist,
      write: false,
    } as const;
    const bundles = await Promise.all(
      Object.values(options).map((own) => build({ ...SHARED, ...own, ...commented })),
    );
    const found = bundles.flatMap(({ outputFiles }) =>
      outputFiles.flatMap(({ text }) =>
        Array.from(
          text.matchAll(/^ *\/\/ (?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//gm),
          ([, name = '']) => name,
        ),
      ),
    );
    const bundled = names(/^bundled/);
    expect(new Set(found).size).toBeGreaterThan(100);
    expect(found.filter((name) => !bundled.has(name))).toEqual([]);
  });

  it('lists the dependencies of mermaid', () => {
    const bundled = names(/^bundled/);
    const { dependencies } = JSON.parse(
      readFileSync(join(root, 'node_modules/mermaid/package.json'), 'utf8'),
    );
    const own = Object.keys(dependencies).filter((name) => !name.startsWith('@types/'));
    expect(own.filter((name) => !bundled.has(name))).toEqual([]);
    // Bundled in mermaid's parser, which is published without their licences.
    expect(bundled).toContain('langium');
    expect(bundled).toContain('chevrotain');
  });

  it('lists what npm installs with docgen, and what only some sites or platforms get', () => {
    const installed = names(/^installed$/);
    const optional = names(/^installed by sites/);
    for (const name of Object.keys(manifest.dependencies)) expect(installed).toContain(name);
    for (const name of Object.keys(manifest.peerDependencies)) expect(optional).toContain(name);
    expect(names(/^installed where/)).toContain('@esbuild/linux-x64');
  });
});

describe('LICENSES.txt', () => {
  const sections = readFileSync(join(dist, 'LICENSES.txt'), 'utf8')
    .replace(/^.*\n\n/, '')
    .split(`\n\n${'-'.repeat(80)}\n\n`)
    .map((section) => section.split('\n\n'));

  it('has a text for each bundled package, and no others', () => {
    const titles = sections.map(([title = '']) => title.replace(/ \(.*$/, ''));
    const expected = components(/^bundled/).map(({ name, version }) => `${name} ${version}`);
    expect(titles.sort()).toEqual(expected.sort());
    for (const [title, ...terms] of sections) {
      expect(terms.join('\n\n').length, title).toBeGreaterThan(300);
    }
  });
});
