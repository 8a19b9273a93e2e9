import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isHashedPath } from '@docgen/files/hashed-path';
import { describe, expect, it } from 'vitest';

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
  '/assets/routes/docs/page-01234abcde.js',
  '/assets/routes/docs/page-0a1b2c3d.js',
  '/assets/sidebars/docs-0a1b2c3d.json',
  '/guide/entry-0123456789.js',
  '/guide/first/index.html',
];

describe('the expressions for hosts in the guide match files that never change', () => {
  it.each([
    ['nginx', matching(/location ~ "(\^.*)" \{\n.*immutable/)],
    ['Apache', matching(/<LocationMatch "(.*)">\n.*immutable/)],
    ['Caddy', but(matching(/ {4}path_regexp (.*)/), matching(/ {4}not path_regexp (.*)/))],
  ])('%s', (_host, matches) => {
    const hashed = PATHS.filter((path) => isHashedPath(path.slice(1)));
    expect(hashed).toHaveLength(6);
    expect(PATHS.filter(matches)).toEqual(hashed);
  });
});

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
