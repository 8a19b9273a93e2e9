import { type Arbitrary, array, constantFrom, nat, oneof, record, tuple } from 'fast-check';

/** A change to the bytes of a file. */
type Mutation = (bytes: Uint8Array) => Uint8Array;

/** Text with a meaning in YAML, Markdown, MDX, GraphQL or JavaScript, and unusual characters. */
const HOSTILE = [
  ...['\0', '\ufeff', '\u2028', '\u00a0', '\u202e', '\ufffd', '\x1b[31m', '\r', '\t', 'e\u0301'],
  ...['---\n', '\n---\n', '...\n', ': ', '- ', '? ', '*a', '&a ', '!!js/function ', '%YAML 9.9\n'],
  ...['<<: *a\n', '{', '}', '[', ']', '"', "'", '`', '```\n', '~~~\n', ':::note\n', ':::\n', '#'],
  ...['<!--', '-->', '<', '</', '/>', '<a.b.c>', '<p>', '</p>', '<script>', '{/*', '*/}', '${'],
  ...['import a from "b"\n', 'export default 1\n', 'export const x = {\n', '{...null}', '{0n}'],
  ...['"""', '"\\u{110000}"', '@key(fields: "a {")', '@link(url: "")', 'extend type A {', '!', '|'],
  ...['type Query { a: A! }\n', 'schema { query: Q }\n', 'union U =\n', 'input I { i: I! }\n'],
  ...['__proto__', 'constructor', 'toString', 'null', 'NaN', '-1', '1e999', '0x', '9'.repeat(400)],
  ...['$$', '$\\frac{', '\\def\\a{\\a}\\a', '|-|', '[^1]', '[a]: <', '![](', 'javascript:alert(1)'],
  ...['../../../../etc/passwd', '/', '\\', 'C:\\', '%', '%00', '#a', '?b', 'a'.repeat(300)],
  ...['\n```mermaid\nflowchart LR\n', '\n```graphql schema=a\n{', '\n```js {9-1,', 'title: 1\n'],
] as const;

/** Constructs that nest: their start and their end. */
const NESTING = [
  ['> ', ''],
  ['- ', ''],
  ['  ', ''],
  ['[', ']'],
  ['{', '}'],
  ['(', ')'],
  ['<b>', '</b>'],
  ['<A>\n\n', '\n\n</A>'],
  ['*', '*'],
  ['[[', ''],
  ['a: {', '}'],
  ['{a: [', ']}'],
  [':::note\n', '\n:::\n'],
  ['"""', '"""'],
] as const;

const position = nat({ max: 0xff_ff_ff });
/** A part of a file: the positions of its start and its end, modulo the file's length. */
const part = tuple(position, position);

function cut(bytes: Uint8Array, [a, b]: readonly [number, number]) {
  const ends = [a % (bytes.length + 1), b % (bytes.length + 1)].sort((x, y) => x - y);
  const [start = 0, end = 0] = ends;
  return {
    before: bytes.subarray(0, start),
    inside: bytes.subarray(start, end),
    after: bytes.subarray(end),
  };
}

function insertAt(at: number, text: string | Uint8Array): Mutation {
  return (bytes) => {
    const { before, after } = cut(bytes, [at, at]);
    return Buffer.concat([before, Buffer.from(text), after]);
  };
}

const truncated = position.map(
  (at): Mutation =>
    (bytes) =>
      cut(bytes, [at, at]).before,
);
const beheaded = position.map(
  (at): Mutation =>
    (bytes) =>
      cut(bytes, [at, at]).after,
);
const flipped = array(tuple(position, nat({ max: 7 })), { minLength: 1, maxLength: 8 }).map(
  (flips): Mutation =>
    (bytes) => {
      const copy = Buffer.from(bytes);
      for (const [at, bit] of flips) {
        const index = at % Math.max(1, copy.length);
        copy[index] = (copy[index] ?? 0) ^ (1 << bit);
      }
      return copy;
    },
);
const deleted = part.map(
  (where): Mutation =>
    (bytes) => {
      const { before, after } = cut(bytes, where);
      return Buffer.concat([before, after]);
    },
);
const repeated = tuple(part, constantFrom(2, 3, 40)).map(
  ([where, count]): Mutation =>
    (bytes) => {
      const { before, inside, after } = cut(bytes, where);
      // Repeat long parts less often: quadratic run time for a huge file is not a crash.
      const times = Math.max(2, Math.min(count, Math.floor(5_000 / (inside.length + 1))));
      return Buffer.concat([before, ...Array.from({ length: times }, () => inside), after]);
    },
);
const moved = tuple(part, position).map(
  ([where, to]): Mutation =>
    (bytes) => {
      const { before, inside, after } = cut(bytes, where);
      return insertAt(to, inside)(Buffer.concat([before, after]));
    },
);
const nested = tuple(part, constantFrom(...NESTING), constantFrom(2, 30, 200, 2_000)).map(
  ([where, [open, close], depth]): Mutation =>
    (bytes) => {
      const { before, inside, after } = cut(bytes, where);
      return Buffer.concat([
        before,
        Buffer.from(open.repeat(depth)),
        inside.subarray(0, 200),
        Buffer.from(close.repeat(depth)),
        after,
      ]);
    },
);
const spiked = array(tuple(position, constantFrom(...HOSTILE)), { minLength: 1, maxLength: 4 }).map(
  (spikes): Mutation =>
    (bytes) =>
      spikes.reduce<Uint8Array>((made, [at, text]) => insertAt(at, text)(made), bytes),
);
const lineEnds = constantFrom('\r\n', '\r', '\u2028', '').map(
  (end): Mutation =>
    (bytes) =>
      Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\n', end), 'latin1'),
);

/** Inserts a part of another file. */
function spliced(corpus: readonly string[]): Arbitrary<Mutation> {
  return tuple(constantFrom(...corpus), part, position).map(
    ([other, where, to]): Mutation =>
      (bytes) =>
        insertAt(to, cut(Buffer.from(other), where).inside)(bytes),
  );
}

/**
 * Real files, damaged: truncated, flipped, spliced, repeated, nested, moved, and with hostile text
 * inserted. Up to four mutations are applied in order. Failing cases shrink to fewer mutations.
 *
 * @param corpus - Texts of real files.
 */
export function damagedText(corpus: readonly string[]): Arbitrary<string> {
  return damaged(corpus).map((bytes) => bytes.toString());
}

/**
 * The same, including files that are not valid UTF-8.
 *
 * @returns Bytes, each as one character (`latin1`), so that a failure can print them.
 */
export function damagedBytes(corpus: readonly string[]): Arbitrary<string> {
  return damaged(corpus).map((bytes) => bytes.toString('latin1'));
}

function damaged(corpus: readonly string[]): Arbitrary<Buffer> {
  const mutation = oneof(
    truncated,
    beheaded,
    flipped,
    deleted,
    repeated,
    moved,
    nested,
    { arbitrary: spiked, weight: 3 },
    { arbitrary: spliced(corpus), weight: 2 },
    lineEnds,
  );
  return record({
    text: constantFrom(...corpus),
    mutations: array(mutation, { minLength: 1, maxLength: 4 }),
  }).map(({ text, mutations }) =>
    Buffer.from(
      mutations.reduce<Uint8Array>(
        (bytes, mutate) => mutate(bytes),
        new TextEncoder().encode(text),
      ),
    ),
  );
}
