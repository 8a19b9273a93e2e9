import { expect, test } from 'vitest';
import { childMessage } from './child-message.ts';

test.each([
  ['nothing', ''],
  ['no JSON', '{"kind":'],
  ['no object', 'null'],
  ['another kind', '{"kind":"time"}'],
  ['no value', '{"kind":"value"}'],
  ['an error without a text', '{"kind":"thrown","message":{},"stack":1}'],
  ['two messages', '{"kind":"value","value":1}{"kind":"value","value":1}'],
  ['a value without an end', `{"kind":"value","value":${'['.repeat(1e6)}`],
  ['a value that is too deep', `{"kind":"value","value":${'['.repeat(1e3)}${']'.repeat(1e3)}}`],
  ['too many values', JSON.stringify({ kind: 'value', value: Array(60_000).fill(0) })],
])('%s is no message', (_, text) => {
  expect(childMessage(text)).toBeUndefined();
});

test('values are taken piece by piece', () => {
  const value = `{"a":[1,"x",null,true],"__proto__":{"b":1},"n":1e999,"p":{"$opaque":"package","name":"q","more":1}}`;
  const message = childMessage(`{"kind":"value","value":${value},"more":1}`);
  expect(message).toEqual({
    kind: 'value',
    value: JSON.parse(
      '{"a":[1,"x",null,true],"__proto__":{"b":1},"n":null,"p":{"$opaque":"package","name":"q"}}',
    ),
  });
  expect(Object.prototype).not.toHaveProperty('b');
});

test('marks that are none stand for what is not known', () => {
  const value = '[{"$opaque":"package","name":1},{"$opaque":"x","name":"y"}]';
  const unknown = { $opaque: 'expression', name: '' };
  expect(childMessage(`{"kind":"value","value":${value}}`)).toEqual({
    kind: 'value',
    value: [unknown, unknown],
  });
});

test('functions have starts that are texts', () => {
  const value = `[{"$opaque":"function","name":"a","starts":{"docs":"x","__proto__":"y"}},{"$opaque":"function","name":"b","starts":{"docs":1}},{"$opaque":"function","name":"c","starts":[[]]}]`;
  expect(childMessage(`{"kind":"value","value":${value}}`)).toEqual({
    kind: 'value',
    value: [
      JSON.parse('{"$opaque":"function","name":"a","starts":{"docs":"x","__proto__":"y"}}'),
      { $opaque: 'function', name: 'b' },
      { $opaque: 'function', name: 'c' },
    ],
  });
});

test('errors have a length', () => {
  const long = { kind: 'thrown', message: 'x'.repeat(1e6), stack: 'y'.repeat(1e6) };
  const message = childMessage(JSON.stringify(long));
  expect(message).toEqual({ kind: 'thrown', message: 'x'.repeat(2000), stack: 'y'.repeat(20_000) });
});
