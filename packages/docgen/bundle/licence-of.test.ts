import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { licenceOf } from './licence-of.js';

const folder = mkdtempSync(join(tmpdir(), 'docgen-licence-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function published(manifest: { readonly name?: string; readonly license?: string }, text?: string) {
  const place = join(folder, String(count++));
  mkdirSync(place);
  const complete = { name: 'some-package', version: '1.2.3', ...manifest };
  writeFileSync(join(place, 'package.json'), JSON.stringify(complete));
  if (text !== undefined) writeFileSync(join(place, 'LICENSE.md'), text);
  return licenceOf(place);
}

describe('the licence of a package', () => {
  it('is what it declares, with the text that it brings', async () => {
    expect(await published({ license: 'ISC' }, '\r\nText\r\nof it\n')).toEqual({
      license: 'ISC',
      text: 'Text\nof it',
    });
  });

  it('may be one of several', async () => {
    const license = '(MPL-2.0 OR Apache-2.0)';
    expect(await published({ license }, 'Text')).toEqual({ license, text: 'Text' });
  });

  it.each(['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED'])(
    'is not %s',
    async (license) => {
      await expect(published({ license }, 'Text')).rejects.toThrow(
        `some-package 1.2.3 has the licence ${license}, which is not allowed`,
      );
    },
  );

  it('is declared', async () => {
    await expect(published({}, 'The MIT License (MIT)')).rejects.toThrow(
      'some-package 1.2.3 declares no licence',
    );
  });

  it('comes with its text', async () => {
    await expect(published({ license: 'MIT' })).rejects.toThrow(
      'some-package 1.2.3 comes without the text of its licence MIT',
    );
  });

  it('has its text from elsewhere for packages that are published without', async () => {
    const { text } = await published({ name: 'fastdom', license: 'MIT' });
    expect(text).toMatch(/^\(The MIT License\)\n\nCopyright \(c\) 2016 Wilson Page/);
  });
});

describe('khroma, which declares none', () => {
  it('has the licence that its file is', async () => {
    const installed = fileURLToPath(new URL('../../../node_modules/khroma', import.meta.url));
    const { license, text } = await licenceOf(installed);
    expect(license).toBe('MIT');
    expect(text).toMatch(
      /^The MIT License \(MIT\)\n\nCopyright \(c\) 2019-present Fabio Spampinato, Andrew Maney/,
    );
  });

  it('has none when the file is another', async () => {
    await expect(published({ name: 'khroma' }, 'All rights reserved')).rejects.toThrow(
      'khroma 1.2.3 declares no licence',
    );
  });
});
