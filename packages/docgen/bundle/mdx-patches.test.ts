import * as acorn from 'acorn';
import acornJsx from 'acorn-jsx';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundlePatched } from './testing/bundle-patched.ts';

type Acorn = Pick<typeof acorn, 'parse' | 'parseExpressionAt'>;

interface Patched {
  parse(mdx: string, parser: Acorn): unknown;
  eventsToAcorn(events: unknown[], options: object): unknown;
}

const JSX: Acorn = acorn.Parser.extend(acornJsx());

let patched: Patched;

beforeAll(async () => {
  patched = await bundlePatched<Patched>(`
    import { fromMarkdown } from 'mdast-util-from-markdown';
    import { mdxFromMarkdown } from 'mdast-util-mdx';
    import { mdxjs } from 'micromark-extension-mdxjs';
    export { eventsToAcorn } from 'micromark-util-events-to-acorn';
    export const parse = (mdx, acorn) =>
      fromMarkdown(mdx, {
        extensions: [mdxjs({ acorn, addResult: true })],
        mdastExtensions: [mdxFromMarkdown()],
      });`);
});

// biome-ignore format: one fragment a line would hide the rest
const FRAGMENTS = [
  '{', '}', '[', ']', '(', ')', '"', "'", '`', '${', '\\', '\\u{61}', '/', '/*', '*/', '//', '=',
  '+', ',', ': ', ' ', 'a', '1', '#', '<b>', '</b>', '<b c={', ' />', '...', '\n', '\n\n',
];

describe('MDX becomes the same tree, or is told with the same error', () => {
  it.each(['{', 'a {', 'export const a = ', '<a b={', '<a {...', '> {', ''])(
    'after %j',
    (before) => {
      const text = fc
        .array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 })
        .map((parts) => `${before}${parts.join('')}\n\n}]`);
      fc.assert(
        fc.property(text, (mdx) => {
          expect(resultOf(() => patched.parse(mdx, JSX))).toEqual(resultOf(() => unpatched(mdx)));
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each([
    '{"\\u{61}"}',
    '{a.\\u{61}}',
    "{['}', \"{\", '\\'}']}",
    '{{a: [1, {b: 2}]}.a /* } */}',
    '{[\n// }\n]}',
    '{[1}',
    '{[{}, {}',
    '{a b} {c}',
    '<a b={[{c: <d e="}" />}, {f: `}`}]} {...{g: /}/}} />',
    'export const a = [\n\n1, // [\n\n];\n\nb ]',
    "export const a = '['; // [\n\nb",
    'export const a = [\n\nb c\n\nd',
    'export const a = 1 /\n\n2',
  ])('%j', (mdx) => {
    expect(resultOf(() => patched.parse(mdx, JSX))).toEqual(resultOf(() => unpatched(mdx)));
  });
});

it.each([
  ['object in an attribute', '<a b={[', '{ "c}": 1 },\n', ']} />'],
  ['object with a template in an attribute', '<a b={[', '{ c: `}\\`{`,\n d: `\n` },\n', ']} />'],
  ['object in an expression', '{[', '{ c: 1 }, // {\n', ']}'],
  ['brace after an expression that is not valid', '{a b', '} <c d={e}>', ''],
  ['blank line in an export', 'export const a = [', "{ b: '(' },\n\n", '];'],
])('each further %s is parsed once', (_, before, repeated, after) => {
  const parsed = (count: number) => {
    let characters = 0;
    const counted: Acorn = {
      parse: (text, options) => {
        characters += text.length;
        return JSX.parse(text, options);
      },
      parseExpressionAt: (text, position, options) => {
        characters += text.length;
        return JSX.parseExpressionAt(text, position, options);
      },
    };
    resultOf(() => patched.parse(`${before}${repeated.repeat(count)}${after}`, counted));
    return characters;
  };
  expect(parsed(1)).toBeGreaterThan(0);
  expect(parsed(200)).toBeLessThan(3 * parsed(100));
});

it('the lines of tokens are found without a search of all lines', () => {
  const reads = (count: number) => {
    const events = Array.from({ length: count }, (_, line) => {
      const start = { line, column: 1, offset: 2 * line };
      const end = { line, column: 3, offset: 2 * line + 2 };
      return ['enter', { type: 'line', start, end }, { sliceStream: () => ['a,'] }];
    });
    const body = events.map((_, index) => ({
      type: 'Identifier',
      start: 2 * index,
      end: 2 * index + 1,
    }));
    const parser = { parse: () => ({ type: 'Program', start: 0, end: 2 * count, body }) };
    let read = 0;
    const { push } = Array.prototype;
    // The list of lines is made of pairs that are only known inside.
    Array.prototype.push = function (...added) {
      const pairs = added.map((one) => (isPair(one) ? counted(one, () => read++) : one));
      return Reflect.apply(push, this, pairs);
    };
    try {
      patched.eventsToAcorn(events, { acorn: parser, tokenTypes: ['line'] });
    } finally {
      Array.prototype.push = push;
    }
    expect(body.at(-1)).toMatchObject({ loc: { start: { line: count - 1, column: 0 } } });
    return read;
  };
  expect(reads(400)).toBeLessThan(6 * reads(100));
});

function isPair(value: unknown): value is unknown[] {
  return Array.isArray(value) && typeof value[0] === 'number';
}

function counted(pair: unknown[], onRead: () => void): unknown[] {
  return new Proxy(pair, {
    get(target, key) {
      if (key === '0') onRead();
      return Reflect.get(target, key);
    },
  });
}

function unpatched(mdx: string): unknown {
  return fromMarkdown(mdx, {
    extensions: [mdxjs({ acorn: JSX as typeof acorn, addResult: true })],
    mdastExtensions: [mdxFromMarkdown()],
  });
}

/** What is returned, or the message and place of the error, without instances of classes. */
function resultOf(compute: () => unknown): unknown {
  try {
    return plain(compute());
  } catch (error) {
    const { message, place, cause } = error as { message: string; place?: unknown; cause?: Error };
    return plain({ message, place, cause: cause?.message });
  }
}

function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (key, part) => {
    if (key.startsWith('_')) return undefined;
    return typeof part === 'bigint' ? String(part) : part;
  });
  return JSON.parse(text);
}
