import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isHashedPath } from '@docgen/files/hashed-path';
import { describe, expect, it } from 'vitest';
import { fileDigests } from './support/file-digests.ts';
import { buildFixtureSite, buildFromBundle } from './support/fixture-site.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../packages/docgen/docs/hosting.md', import.meta.url)),
  'utf8',
);

/** Some files of a site; those with a hash never change. */
const PATHS = [
  '/assets/entry-0123456789.js',
  '/assets/entry-82c5051d61.css',
  '/assets/picture-0a1b2c3d.png',
  '/assets/search/manuals-terms-64c77710.json',
  '/assets/mermaid-2QDNZF7L.js',
  '/assets/social/0123456789abcdef.png',
  '/assets/poster-WORKSHOP.png',
  '/assets/social/card.png',
  '/assets/search/index.json',
  '/assets/report-20240101.pdf',
  '/assets/app.js',
  '/assets/my-javascript.js',
  '/assets/routes/docs/page-01234abcde.js',
  '/assets/routes/docs/page-0a1b2c3d.js',
  '/assets/sidebars/docs-0a1b2c3d.json',
  '/guide/entry-0123456789.js',
  '/guide/first/index.html',
];

/** By host, tells whether browsers keep the file at a path for a year. */
const HOSTS: Readonly<Record<string, (path: string) => boolean>> = {
  'docgen serve': (path) => isHashedPath(path.slice(1)),
  nginx: matching(/location ~ "(\^.*)" \{\n.*immutable/),
  Apache: matching(/<LocationMatch "(.*)">\n.*immutable/),
  Caddy: but(matching(/ {4}path_regexp (.*)/), matching(/ {4}not path_regexp (.*)/)),
  S3: uploadedForGood(),
};

describe('the rules for hosts in the guide match files that never change', () => {
  it.each(Object.entries(HOSTS))('%s', (host, matches) => {
    const hashed = PATHS.filter((path) => isHashedPath(path.slice(1)));
    expect(hashed).toHaveLength(6);
    // The guide says that browsers revalidate these files from S3.
    const elsewhere = host === 'S3' ? /\/mermaid-|\/social\// : undefined;
    expect(PATHS.filter(matches)).toEqual(hashed.filter((path) => !elsewhere?.test(path)));
  });

  it('in a site whose every part has changed', async () => {
    const { folder, change, remove } = await buildFixtureSite(files('Garden'), buildFromBundle);
    const before = fileDigests(folder);
    await change(files('Orchard'));
    const after = fileDigests(folder);
    await remove();
    const gone = Object.keys(before).filter((file) => !(file in after));
    const changed = Object.keys(before).filter(
      (file) => file in after && before[file] !== after[file],
    );
    const named = (file: string) => file.replace(/-?[\da-f]{8,16}\./, '.');
    expect([...new Set(gone.map(named))].sort()).toEqual([
      'assets/docs-index.css',
      'assets/docs-index.js',
      'assets/entry.js',
      'assets/entry.js.LEGAL.txt',
      'assets/leaf.svg',
      'assets/search/manuals-pages.json',
      'assets/search/manuals-terms.json',
      'assets/search/manuals-vocabulary.json',
      'assets/social/.png',
      'assets/tree.csv',
    ]);
    expect(changed).toContain('assets/search/index.json');
    for (const [host, matches] of Object.entries(HOSTS)) {
      const kept = (file: string) => matches(`/${file}`);
      // A hash that looks like a date is not told from one.
      const revalidated = gone.filter((file) => !kept(file) && !/-\d{8}\./.test(file)).map(named);
      expect(new Set(revalidated), host).toEqual(
        new Set(['assets/entry.js.LEGAL.txt', ...(host === 'S3' ? ['assets/social/.png'] : [])]),
      );
      expect(changed.filter(kept), host).toEqual([]);
    }
  });
});

/** A site with each kind of file that has a hash in its name, each of which contains a word. */
function files(word: string): Readonly<Record<string, string>> {
  return {
    'site.config.ts': `export default {
  title: '${word}',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
  socialImages: true,
};
`,
    'docs/index.mdx': `import { useState } from 'react';
import styles from './box.module.css';

# ${word}

![Leaf](leaf.svg) and [a tree](tree.csv)

<div className={styles.box} />
`,
    'docs/box.module.css': `.box { --word: ${word}; }\n`,
    'docs/leaf.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${word}</title></svg>`,
    'docs/tree.csv': `${word}\n`,
  };
}

/** Tells whether a path matches the expression that the guide has in this place. */
function matching(place: RegExp): (path: string) => boolean {
  const expression = new RegExp(place.exec(guide)?.[1] ?? 'missing');
  return (path) => expression.test(path);
}

function but(
  included: (path: string) => boolean,
  excluded: (path: string) => boolean,
): (path: string) => boolean {
  return (path) => included(path) && !excluded(path);
}

/** As {@link matching}, for the patterns of the first upload to S3, of which the last match counts. */
function uploadedForGood(): (path: string) => boolean {
  const script = /^## S3.*?```sh\n(.*?)```/ms.exec(guide)?.[1] ?? '';
  const commands = `find() { :; }\naws() { printf '%s\\n' "$@"; exit; }\n${script}`;
  const options = execFileSync('sh', ['-c', commands], { encoding: 'utf8' }).split('\n');
  expect(options).toContain('public, max-age=31536000, immutable');
  const rules = options.flatMap((option, at) => {
    const pattern = options[at + 1]
      ?.replace(/[.]/g, '\\.')
      .replaceAll('?', '.')
      .replaceAll('*', '.*');
    return /^--(?:in|ex)clude$/.test(option)
      ? [{ included: option === '--include', pattern: new RegExp(`^${pattern}$`) }]
      : [];
  });
  return (path) => rules.findLast(({ pattern }) => pattern.test(path.slice(1)))?.included ?? true;
}
