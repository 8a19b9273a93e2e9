import { hasErrors } from '@docgen/core/diagnostic';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  oneof,
  string,
  tuple,
} from 'fast-check';
import { expect, it } from 'vitest';
import { createPageCompiler } from '../compile.ts';
import { EMPTY_PAGE } from '../empty-page.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import { misplaced } from './misplaced.ts';
import { DEFAULTS } from './render-page.ts';

/** Pieces with a meaning in one of the syntaxes, and so in their combinations. */
const PIECES = [
  ...['a', 'b c', ' ', '  ', '\t', '\n', '\n\n', '\r\n', '    ', '\u00a0', 'ü', '🚀', '\0', '\\'],
  ...['# ', '## ', '\n===\n', '\n---\n', '- ', '1. ', '> ', '* * *', '`', '``', '```', '~~~'],
  ...['*', '**', '_', '~~', '[', ']', '](', ')', '![', '[^1]', '[^1]: ', '<', '>', '<!--', '-->'],
  ...['<b>', '</b>', '<br>', '<br />', '<A ', '/>', 'c="d"', 'e={f}', '{', '}', '{#id}', '{#a .b}'],
  ...[':::', '::::', ':::note', ':::tip T', ':::x', ':::\n', ':', '::', '[t]', '$', '$$', '\\frac'],
  ...['| ', '|\n|-|\n', 'import a from "b"\n', 'export const a = 1\n', '&amp;', '&#0;', '---\n'],
  ...[
    'title: A\n',
    'www.a.b',
    'https://a.b',
    'a@b.c',
    '```js {1}\n',
    '```mermaid\n',
    ':smile:',
    '"',
  ],
  ...['<>', '</>', '{/* ', ' */}', '<!-- a -->', '[ ] ', '[x] ', 'import ', 'export ', '= ', '=>'],
];

/** Whole blocks of the dialect, as authors intend them. */
const BLOCKS = [
  ':::note A *title* {#id .class}\n\ntext\n\n:::',
  '::::tip\n:::danger[In `it`]\nx\n:::\n::::',
  '> [!NOTE]\n> A *text*',
  ':::waring A kind that is none\n:::',
  '<!-- a comment\n\n{ over <blank> lines -->',
  'a <!-- b --> c {/* d */} {1 + 1}',
  '## Title {#id}',
  '### Title {/* #other-id */}',
  'Setext\n===',
  '<Tabs groupId="os">\n<TabItem value="a" label="A">\n\n- x\n\n</TabItem>\n</Tabs>',
  '{[1, 2].map((n) => <b key={n}>{n}</b>)}',
  '<div style={{ color: "red" }} onClick={() => 1} {...rest}>\n\n*a*\n\n</div>',
  '<details><summary>a</summary>b</details>',
  '<head><title>a</title><meta name="b" content={c} /></head>',
  '<img src={require("./a.png").default} width="20" />',
  '<span title="`{<!-- a -->}`">\\{ &lt; </span>',
  '{frontMatter.title} {toc.length} {contentTitle}',
  "import A from './_a.mdx';\nimport { b } from '@theme/b';",
  'export const a = () => <b>c</b>;',
  '| a | `b \\| c` |\n| :- | -: |\n| $d$ | [e](f.md#g) |',
  '- [x] a\n  - [ ] b\n\n  c[^1]',
  '[^1]: A note\n    of two lines.',
  '$$\n\\frac{a}{b}\n$$',
  'The price is $a^2$, not $\\nonsense{$.',
  '```mermaid\nflowchart LR\n  a --> b\n```',
  '```math\n\\sum\n```',
  '```js title="a.js" {1,3-4} showLineNumbers=3\n// highlight-next-line\nlet a;\n```',
  '~~~grahpql schema=a nocheck\n{ a }',
  '    indented {code} <!-- a -->',
  '![a](b.png "c") <https://a.b> ~~d~~ [e]',
  '[e]: <f g> "h"',
  '<b>\n\n</i>',
  '{',
  '</p>',
];

/** Prefixes that put the lines of a block inside another one. */
const CONTAINERS = ['', '', '', '', '> ', '- ', '  ', '    ', ':::note ', '| ', '# '];

const soup = array(constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(''));

const block = tuple(
  constantFrom(...CONTAINERS),
  oneof(constantFrom(...BLOCKS), constantFrom(...BLOCKS), soup, string({ maxLength: 20 })),
).map(([container, text]) => text.replace(/(?<=^|\n)/g, container));

/** Files as editors write them. A carriage return alone has not ended lines since Mac OS 9. */
export const documents = oneof(
  soup,
  tuple(
    constantFrom('', '', '---\ntitle: A\n---\n', '---\nformat: [\n---\n', '\ufeff'),
    array(tuple(block, constantFrom('\n', '\n\n', '\r\n\r\n')), { maxLength: 8 }),
  ).map(([start, blocks]) => start + blocks.flat().join('')),
).map((text) => text.replace(/\r(?!\n)/g, ''));

const FILE = 'docs/a.mdx';

function compilerOf(format: 'md' | 'mdx') {
  const markdown = { ...DEFAULTS.markdown, format, emoji: true };
  const compilePage = createPageCompiler({ ...DEFAULTS, markdown });
  const resolveLink = (href: string) => ({ href });
  return async (source: string) => {
    const frontMatter = readFrontMatter(FILE, source);
    const input = { file: FILE, source, frontMatter: frontMatter.value, resolveLink };
    const page = await compilePage(input);
    return { ...page, diagnostics: [...frontMatter.diagnostics, ...page.diagnostics] };
  };
}

/** Runs a check on generated texts, which differ from run to run. */
export function forAll(
  of: Arbitrary<string>,
  numRuns: number,
  check: (text: string) => Promise<void>,
): Promise<void> {
  return assert(asyncProperty(of, check), { numRuns });
}

/** Defines the tests of one format. Each format has its own file, so that they run in parallel. */
export function fuzzFormat(format: 'md' | 'mdx'): void {
  const compile = compilerOf(format);

  it('never crashes, and says where something is wrong', async () => {
    await forAll(documents, 5_000, async (source) => {
      const page = await compile(source);
      // A single comparison, because each takes as long as compiling a short page.
      expect({
        isLost: page.value.code === EMPTY_PAGE.code && !hasErrors(page.diagnostics),
        failed: page.diagnostics.some(({ code }) => code === 'file-failure'),
        misplaced: misplaced(page.diagnostics, { file: FILE, source }),
      }).toEqual({ isLost: false, failed: false, misplaced: [] });
    });
  });

  it('makes the same of the same text', async () => {
    await forAll(documents, 500, async (source) => {
      const once = await compile(source);
      const { locate: _, usesOf: __, ...again } = (await compile(source)).value;
      expect(once.value).toMatchObject(again);
    });
  });
}
