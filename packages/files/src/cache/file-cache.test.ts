import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfig } from '@docgen/config/check-config';
import type { CompiledPage } from '@docgen/content/compiled-page';
import type { SiteConfig } from '@docgen/core/config';
import { createDiagrams } from '@docgen/diagrams/diagrams';
import { createSocialImages } from '@docgen/pipeline/render/social/social-images';
import { openOutputStage } from '@docgen/pipeline/write/output-stage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFileCache } from './file-cache.ts';
import { sweepCache } from './sweep-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = configured();

/** Builds a picture for link previews with a cache, and gives it in Base64. */
async function picture(cacheDir: string): Promise<string> {
  const outDir = mkdtempSync(join(folder, 'out-'));
  const stage = openOutputStage({ outDir, basePath: '/', write: true });
  const page = { kind: 'category', title: 'A', cards: [] } as const;
  const routes = [{ path: '/a', page, breadcrumbs: [{ label: 'A' }] }];
  const images = createSocialImages({ config, cacheDir, routes });
  await images.write(stage, { draw: true });
  await stage.publish();
  const [path = ''] = stage.files;
  return readFileSync(join(outDir, path)).toString('base64');
}

/** Draws some diagrams with a cache. */
async function drawings(cacheDir: string, count: number): Promise<string> {
  const diagrams = createDiagrams({
    config,
    cacheDir,
    worker: undefined,
  });
  const marks = Array.from({ length: count }, (_, index) => `"MARK${index}"`);
  const page = {
    code: `const drawn = [${marks.join(', ')}];`,
    diagrams: marks.map((mark, line) => ({
      mark,
      source: `pie\n  "a": 1\n  "b": ${line + 1}`,
      place: { file: 'a.md', line },
    })),
  };
  const value = await diagrams.drawPage(page as unknown as CompiledPage, '');
  expect(await diagrams.finished()).toEqual([]);
  return value;
}

/** What may have become of an entry. */
const damages: Readonly<Record<string, (entry: string) => void>> = {
  'an empty file': (entry) => truncateSync(entry, 0),
  'half of the file': (entry) => truncateSync(entry, readFileSync(entry).length >> 1),
  'one byte less': (entry) => truncateSync(entry, readFileSync(entry).length - 1),
  'one byte more': (entry) => writeFileSync(entry, 'x', { flag: 'a' }),
  'a flipped bit at the end': (entry) => {
    const bytes = readFileSync(entry);
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    writeFileSync(entry, bytes);
  },
  zeros: (entry) => writeFileSync(entry, Buffer.alloc(readFileSync(entry).length)),
  'random bytes': (entry) =>
    writeFileSync(
      entry,
      Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 167) % 256)),
    ),
  'an entry of an older version': (entry) =>
    writeFileSync(entry, '{"kind":"svg","svg":"<svg>old</svg>","scrolls":false}'),
  'an entry of a newer version': (entry) =>
    writeFileSync(entry, readFileSync(entry, 'latin1').replace(/1/, '2'), 'latin1'),
  'the entry of another key': (entry) =>
    writeFileSync(
      entry,
      readFileSync(entry, 'latin1').replace(/[\da-f]{16}/, '0123456789abcdef'),
      'latin1',
    ),
  ...Object.fromEntries(
    ['null', '[]', '1', '"text"', '{}', '{"kind":"svg"}', '{"kind":"other"}'].map((json) => [
      `the JSON ${json}`,
      (entry: string) => writeFileSync(entry, json),
    ]),
  ),
  'a file of gigabytes': (entry) => truncateSync(entry, 5e9),
  'a folder': (entry) => {
    rmSync(entry);
    mkdirSync(entry);
  },
  'a link to a device without end': (entry) => {
    rmSync(entry);
    symlinkSync('/dev/zero', entry);
  },
  'a link to itself': (entry) => {
    rmSync(entry);
    symlinkSync(entry, entry);
  },
  'a named pipe': (entry) => {
    rmSync(entry);
    execFileSync('mkfifo', [entry]);
  },
  'a file that may not be read': (entry) => chmodSync(entry, 0),
};

/** What may have become of a folder of entries. */
const folderDamages: Readonly<Record<string, (folder: string) => void>> = {
  'no folder': (inner) => rmSync(inner, { recursive: true }),
  'a file as the folder': (inner) => {
    rmSync(inner, { recursive: true });
    writeFileSync(inner, '');
  },
  'a folder that leads nowhere': (inner) => {
    rmSync(inner, { recursive: true });
    symlinkSync(join(inner, '../not/there'), inner);
  },
  'a folder that may not be read': (inner) => chmodSync(inner, 0),
  'a folder that may not be written': (inner) => chmodSync(inner, 0o555),
};

describe('a cache of pictures', () => {
  const cacheDir = join(folder, 'pictures');
  let made: string;
  beforeAll(async () => {
    made = await picture(cacheDir);
    expect(readdirSync(join(cacheDir, 'social-images'))).toHaveLength(1);
  });

  it.each([
    ...Object.entries(damages).map(
      ([kind, damage]) =>
        [kind, (inner: string) => damage(join(inner, readdirSync(inner)[0] ?? ''))] as const,
    ),
    ...Object.entries(folderDamages),
  ])('with %s is as good as none', async (_, damage) => {
    const copy = mkdtempSync(join(folder, 'copy-'));
    cpSync(cacheDir, copy, { recursive: true });
    const inner = join(copy, 'social-images');
    damage(inner);
    expect(await picture(copy)).toBe(made);
    // The next build finds what is there by now.
    expect(await picture(copy)).toBe(made);
    // So that everybody may list and remove it.
    if (lstatSync(inner).isDirectory()) chmodSync(inner, 0o755);
    const parts = readdirSync(copy, { recursive: true }).filter((file) => /part/.test(`${file}`));
    expect(parts).toEqual([]);
  });
});

it('a cache of drawings with every kind of damage is as good as none', async () => {
  const cacheDir = join(folder, 'drawings');
  const kinds = Object.values(damages);
  const made = await drawings(cacheDir, kinds.length);
  const inner = join(cacheDir, 'mermaid');
  const entries = readdirSync(inner).map((entry) => join(inner, entry));
  expect(entries).toHaveLength(kinds.length);
  for (const [index, damage] of kinds.entries()) damage(entries[index] ?? '');
  expect(await drawings(cacheDir, kinds.length)).toBe(made);
});

it('a socket in the place of an entry is as good as none', async () => {
  const cache = createFileCache(folder);
  const server = createServer().listen(join(folder, 'ab.json'));
  await new Promise((resolve) => server.once('listening', resolve));
  expect(await cache.read('ab.json')).toBeUndefined();
  server.close();
});

it('what is written is read, by its own name only', async () => {
  const cache = createFileCache(join(folder, 'new/cache'));
  const contents = Buffer.from('one\ntwo\n');
  await cache.write('ab.json', contents);
  await cache.write('cd.json', new Uint8Array());
  expect(await cache.read('ab.json')).toEqual(new Uint8Array(contents));
  expect(await cache.read('cd.json')).toEqual(new Uint8Array());
  renameSync(join(folder, 'new/cache/ab.json'), join(folder, 'new/cache/ef.json'));
  expect(await cache.read('ef.json')).toBeUndefined();
});

it('forgets what no build has used for long, and parts of killed builds, and nothing else', async () => {
  const inner = join(folder, 'old');
  const cache = createFileCache(inner);
  const [used, unused] = ['0123456789abcdef.json', 'fedcba9876543210.json'];
  await cache.write(used, Buffer.from('used'));
  await cache.write(unused, Buffer.from('unused'));
  const old = new Date(Date.now() - 90 * 24 * 3600e3);
  const parts = [`${used}.0123456789ab.part`, `${used}.1234`];
  for (const name of [...parts, 'notes.txt']) writeFileSync(join(inner, name), '');
  for (const name of [...parts, 'notes.txt', used, unused]) utimesSync(join(inner, name), old, old);
  writeFileSync(join(inner, `${used}.aaaaaaaaaaaa.part`), '');

  const next = createFileCache(inner);
  expect(Buffer.from((await next.read(used)) ?? []).toString()).toBe('used');
  await next.write('aaaaaaaaaaaaaaaa.json', Buffer.from('new'));
  expect(readdirSync(inner).sort()).toEqual(
    [used, `${used}.aaaaaaaaaaaa.part`, 'aaaaaaaaaaaaaaaa.json', 'notes.txt'].sort(),
  );
});

it('comes to every entry of a large folder within days', async () => {
  const inner = mkdtempSync(join(folder, 'large-'));
  const old = new Date(Date.now() - 90 * 24 * 3600e3);
  const names = Array.from({ length: 2100 }, (_, n) => `${String(n).padStart(16, '0')}.json`);
  for (const name of names) writeFileSync(join(inner, name), '');
  // What the system names last, whatever its order is.
  const unused = readdirSync(inner).slice(-100);
  for (const name of unused) utimesSync(join(inner, name), old, old);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let day = 0; day < 2; day += 1) {
    await sweepCache(inner);
    vi.setSystemTime(Date.now() + 24 * 3600e3);
  }
  vi.useRealTimers();
  expect(readdirSync(inner)).toHaveLength(names.length - unused.length);
});

function configured(): SiteConfig {
  const { value } = checkConfig(
    {
      title: 'Shop',
      url: 'https://docs.example.org',
      markdown: { mermaid: {} },
      socialImages: true,
    },
    { file: 'site.config.ts' },
  );
  if (value === undefined) throw new Error('the configuration is right');
  return value;
}
