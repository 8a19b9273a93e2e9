import { fileURLToPath } from 'node:url';
import { stringWork } from '@docgen/core/testing/string-work';
import { beforeAll, expect, it } from 'vitest';
import { bundlePatched } from './testing/bundle-patched.ts';

/** A module that its package does not export. */
const TEXT = fileURLToPath(
  new URL('../../../node_modules/micromark/lib/initialize/text.js', import.meta.url),
).replaceAll('\\', '/');

interface Patched {
  parse(markdown: string): unknown;
  readonly micromark: typeof import('micromark');
  readonly gfm: typeof import('micromark-extension-gfm').gfm;
  readonly attention: Marks;
  readonly strikethrough: Marks;
  readonly textResolver: Marks;
  readonly EditMap: new () => {
    add(index: number, remove: number, add: string[]): void;
    consume(events: string[]): void;
  };
}

let patched: Patched;

beforeAll(async () => {
  patched = await bundlePatched<Patched>(`
    import { fromMarkdown } from 'mdast-util-from-markdown';
    import { gfm } from 'micromark-extension-gfm';
    export { gfm };
    export const parse = (markdown) => fromMarkdown(markdown, { extensions: [gfm()] });
    export * as micromark from 'micromark';
    export { attention } from 'micromark-core-commonmark';
    import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
    export const strikethrough = gfmStrikethrough().insideSpan.null[0];
    export { resolver as textResolver } from '${TEXT}';
    export { EditMap } from 'micromark-util-edit-map';`);
});

it.each(['attention', 'strikethrough'] as const)(
  'each further mark that closes nothing takes the same time: %s',
  (name) => {
    const { resolveAll } = patched[name];
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
      patched.textResolver.resolveAll(counted, { sliceSerialize: () => '' }),
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
    return stringWork('charCodeAt', () => patched.parse(runs.join(' a ')));
  };
  const [few, many] = [await work(30), await work(60)];
  expect(many.calls).toBeLessThan(5 * few.calls);
});

it('a line that continues a quote without its mark is read once', () => {
  const reads = (count: number) => {
    const parser = patched.micromark.parse();
    const { flow } = parser;
    let read = 0;
    parser.flow = (from) => {
      const tokenizer = flow(from);
      tokenizer.events = countedReads(tokenizer.events, () => read++);
      return tokenizer;
    };
    const text = `> a\n${'b\n'.repeat(count)}`;
    parser.document().write(patched.micromark.preprocess()(text, undefined, true));
    return read;
  };
  expect(reads(200)).toBeLessThan(3 * reads(100));
});

it.each([
  ['bracket that closes nothing', '![^a', ']', ''],
  ['word after an opening bracket', '[ ', 'a ', 'b'],
])('each further %s takes the same time', (_, before, repeated, after) => {
  const reads = (count: number) => {
    const parser = patched.micromark.parse({ extensions: [patched.gfm()] });
    Object.assign(parser, { gfmFootnotes: ['^A'] });
    const tokenizer = parser.text();
    let read = 0;
    tokenizer.events = countedReads(tokenizer.events, () => read++);
    const text = `${before}${repeated.repeat(count)}${after}`;
    tokenizer.write(patched.micromark.preprocess()(text, undefined, true));
    return read;
  };
  expect(reads(200)).toBeLessThan(3 * reads(100));
});

it.each(['[', '!['])(
  'text after %s is not compared with labels if it is longer than any',
  async (opening) => {
    const work = (count: number) =>
      stringWork('replace', () =>
        patched.parse(`[a]: b\n\n[^a]: c\n\n${opening.repeat(count)}${']'.repeat(count)}`),
      );
    const [few, many] = [await work(4000), await work(8000)];
    expect(many.characters).toBeLessThan(3 * few.characters);
  },
);

it.each([
  ['the end of a title', '', '[a](b (c ', ''],
  ['the end of marks in an address', 'http://a.b/', '!', 'c'],
  ['the end of marks in a domain', 'www.a', '.', 'c'],
  ['the end of a domain with an underscore at its end', '', 'www.a_', ''],
  ['the end of a domain with an underscore before its end', '', 'www.a_', 'b.c'],
])('%s is searched for once', async (_, before, repeated, after) => {
  const work = (count: number) =>
    stringWork('charCodeAt', () => patched.parse(`${before}${repeated.repeat(count)}${after}`));
  const [few, many] = [await work(100), await work(200)];
  expect(many.calls).toBeLessThan(3 * few.calls);
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
  const edits = new patched.EditMap();
  edits.add(3, 1, ['x', 'y']);
  edits.add(2, 0, ['w']);
  edits.consume(events);
  expect([...events]).toEqual(['a', 'b', 'w', 'c', 'x', 'y', 'e']);
  expect(moved).toEqual(['w', 'c', 'x', 'y', 'e']);
});
/** A construct of micromark for marks such as those of emphasis. */
interface Marks {
  resolveAll(events: unknown[], context: { sliceSerialize(token: unknown): string }): unknown;
}

/** How often a computation reads an element of a list. */
function readsOf(events: unknown[], compute: (counted: unknown[]) => unknown): number {
  let read = 0;
  compute(countedReads(events, () => read++));
  return read;
}

/** A list that tells of each read of an element. */
function countedReads<Element>(list: Element[], onRead: () => void): Element[] {
  return new Proxy(list, {
    get(target, key) {
      if (/^\d+$/.test(String(key))) onRead();
      return Reflect.get(target, key);
    },
  });
}
