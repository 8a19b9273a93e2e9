import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '@docgen/config/load-config';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { initSite } from './init-site.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test.each(['\n', '\r', '\u2028', '\u2029'])('a label with %j stays in its comment', async (end) => {
  const label = `Menu${end}globalThis.docgenRan${end.charCodeAt(0)}=1,//`;
  const config = {
    title: 'Shop',
    url: 'https://shop.example',
    themeConfig: {
      navbar: { items: [{ label, items: [{ label: 'A', href: 'https://a.example' }] }] },
    },
  };
  const text = `module.exports = ${JSON.stringify(config)};`;
  await writeFile(join(folder, 'docusaurus.config.js'), text);
  const { value: result } = await initSite({
    folder,
    isNamed: true,
    mayRun: false,
    packageSpec: '^0.0.0',
    template: {},
  });
  expect(result?.written).toContain('site.config.ts');

  const loaded = await loadConfig(join(folder, 'site.config.ts'));
  expect(globalThis).not.toHaveProperty(`docgenRan${end.charCodeAt(0)}`);
  expect(loaded.value?.config.title).toBe('Shop');
});
