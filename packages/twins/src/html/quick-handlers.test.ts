import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { expect, test } from 'vitest';
import { quickHandlers } from './quick-handlers.ts';

/** Pieces of the texts below, which combine up to three of these and of `SPECIAL`. */
const SIGNS = [
  '',
  ' ',
  'a',
  '1',
  '.',
  ')',
  '(',
  '-',
  '+',
  '=',
  '#',
  '>',
  '!',
  '*',
  '_',
  '`',
  '~',
  '|',
];
const SPECIAL = [
  '\\',
  '[',
  ']',
  '<',
  '&',
  '$',
  ':',
  '"',
  "'",
  '/',
  '{',
  '}',
  '^',
  '%',
  '@',
  ',',
  ';',
  '?',
];

function texts(): string[] {
  const all = [...SIGNS, ...SPECIAL];
  return ['', ' ', 'a', '1', '-', '!'].flatMap((a) =>
    all.flatMap((b) => all.map((c) => `${a}${b}${c}`)),
  );
}

test('text is written the same as without the shortcut', () => {
  const quick = { extensions: [quickHandlers([])] };
  const different = texts().filter((value) => {
    const tree = (text: string) => ({
      type: 'paragraph' as const,
      children: [
        { type: 'text' as const, value: text },
        { type: 'inlineCode' as const, value: text === '' ? 'code' : text },
        { type: 'text' as const, value: `x${text}` },
      ],
    });
    return toMarkdown(tree(value), quick) !== toMarkdown(tree(value));
  });
  expect(texts().length).toBeGreaterThan(7_000);
  expect(different).toEqual([]);
});

test('what another extension takes care of still reaches it', () => {
  const text = () => 'careful';
  const { handlers } = quickHandlers([{ handlers: { text } }]);
  expect(handlers?.text).not.toBe(defaultHandlers.text);
  expect(
    toMarkdown({ type: 'text', value: '*' }, { extensions: [{ handlers: { ...handlers } }] }),
  ).toBe('careful\n');
});
