import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../content', import.meta.url));

/**
 * Text of each page without front matter and fences. Partials are skipped, as they may repeat text.
 */
const pages: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path) && !basename(path).startsWith('_'))
    .map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8')
        .replace(/^---\n.*?\n---\n/s, '')
        .replace(/^( *)(`{3,}).*?^\1\2 *$/gms, ''),
    ]),
);

/** The sentences of a page with eight words or more, without punctuation. */
function sentences(text: string): Set<string> {
  const prose = text
    .replace(/^(import |#|\||<).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) /)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:])\s/));
  const words = prose.map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Set(words.filter(({ length }) => length >= 8).map((sentence) => sentence.join(' ')));
}

it('no sentence is on more than three pages', () => {
  const seen = new Map<string, string[]>();
  for (const [path, text] of pages) {
    for (const sentence of sentences(text)) {
      seen.set(sentence, [...(seen.get(sentence) ?? []), path]);
    }
  }
  expect(seen.size).toBeGreaterThan(1000);
  expect([...seen].filter(([, paths]) => paths.length > 3)).toEqual([]);
});

it('no page skips a level of headings', () => {
  const skipped = [...pages].flatMap(([path, text]) => {
    const levels = [...text.matchAll(/^(#+) (.*)$/gm)].map(([, marks = '', title]) => ({
      level: marks.length,
      title,
    }));
    // The title of the page is the heading of level 1.
    return levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 1) + 1)
      .map(({ title }) => `${path}: ${title}`);
  });
  expect(skipped).toEqual([]);
});

/** Names of tools that many pages mention, in their only valid spelling. */
const NAMES = [
  'Experiment Config Service',
  'Experiment Tool',
  'Experiment Executor',
  'Gatling Executor',
  'Chaos Toolkit Executor',
];

it('each tool is spelled in one way', () => {
  const spelled = [...pages].flatMap(([path, text]) => {
    const prose = text.replace(/`[^`\n]*`|\]\([^)]*\)/g, '');
    return NAMES.flatMap((name) =>
      [...prose.matchAll(new RegExp(`\\b${name.replaceAll(' ', ' ?')}\\b`, 'gi'))]
        .filter(([it]) => it !== name)
        .map(([it]) => `${path}: ${it}`),
    );
  });
  expect(spelled).toEqual([]);
});

/** Where a link leads whose text is the name of a thing; undefined for all other texts. */
function targetOf(text: string, path: string): RegExp | undefined {
  const name = text.replace(/^`|`$/g, '');
  if (/^R-[A-Za-z]+-\d+$/.test(text)) return new RegExp(`#${name.toLowerCase()}(-|$)`);
  if (!/^`[^`]+`$/.test(text)) return undefined;
  if (/^[a-z]+\/[a-z-]+\/[a-z-]+$/.test(name)) return new RegExp(`#${name.replaceAll('/', '')}$`);
  if (!path.startsWith('/docs/graphql/')) return undefined;
  const page = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return new RegExp(name.includes('.') ? `#${name}$` : `/${page}$|#[A-Za-z]+\\.${name}$`);
}

it('links named after a requirement, a topic or a definition lead to it', () => {
  const links = [...pages].flatMap(([page, text]) =>
    Array.from(text.matchAll(/\[([^[\]]+)\]\(([/#][^)]*)\)/g), ([, name = '', href = '']) => {
      const target = targetOf(name, href);
      return { page, name, href, target };
    }).filter(({ target }) => target !== undefined),
  );
  expect(links.length).toBeGreaterThan(300);
  const wrong = links.filter(({ href, target }) => !target?.test(href));
  expect(wrong.map(({ page, name, href }) => `${page}: [${name}](${href})`)).toEqual([]);
});
