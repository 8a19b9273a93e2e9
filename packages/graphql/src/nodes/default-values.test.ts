import { describe, expect, it } from 'vitest';
import { composedConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { composeSupergraph } from '../compose/compose-supergraph.ts';
import { schemaChanges } from '../diff/schema-changes.ts';
import { schemaFiles } from '../model/schema-files.ts';

/** Input types that each have two fields of the next one, whose defaults are empty objects. */
function nested(levels: number, last = 1): string {
  const types = Array.from({ length: levels }, (_, level) =>
    level === levels - 1
      ? `input I${level} { value: Int = ${last} }`
      : `input I${level} { a: I${level + 1} = {} b: I${level + 1} = {} }`,
  );
  return `type Query { q(i: I0 = {}): Int } ${types.join(' ')}`;
}

function load(sdl: string) {
  const { value } = loadShop(sdl);
  if (value === undefined) throw new Error(`invalid: ${sdl}`);
  return value;
}

it.each([
  ['9007199254740993', '9007199254740993'],
  ['[1, "b", null]', '[1, "b", null]'],
  [
    '{ big: -9223372036854775808, kind: A, price: 1.50 }',
    '{big: -9223372036854775808, kind: A, price: 1.50}',
  ],
  ['A', 'A'],
  ['"A"', '"A"'],
  ['null', 'null'],
  ['{}', '{}'],
  ['"""\n  a "b"\n  \\\n"""', String.raw`"a \"b\"\n\\"`],
])('default values of custom scalars are printed as they are written: %s', (written, printed) => {
  const loaded = load(
    `type Query { q(a: Any = ${written}, list: [Any] = ${written}): Int } scalar Any`,
  );
  const list = /^(\[|null)/.test(printed) ? printed : `[${printed}]`;
  const { introspection = '' } = schemaFiles(loaded, true);
  expect(introspection).toContain(`"defaultValue":${JSON.stringify(printed)}`);
  expect(introspection).toContain(`"defaultValue":${JSON.stringify(list)}`);
  const { value } = composeSupergraph({ config: composedConfig(['shop']), subgraphs: [loaded] });
  expect(value && schemaFiles(value, false).sdl).toContain(`q(a: Any = ${printed}, list`);
});

describe('default values of input types', () => {
  it('lack fields that have the names of properties of every object', () => {
    const sdl = 'type Query { q(i: I = {}): Int } input I { constructor: Int toString: [I] }';
    const { sdl: printed, introspection = '' } = schemaFiles(load(sdl), true);
    expect(printed).toContain('q(i: I = {})');
    expect(introspection).toContain('"defaultValue":"{}"');
  });

  it('are as long as they are written in the result of an introspection query', () => {
    const sizeOf = (levels: number) =>
      schemaFiles(load(nested(levels)), true).introspection?.length ?? 0;
    expect(sizeOf(12) - sizeOf(11)).toBeLessThan(2 * (sizeOf(7) - sizeOf(6)));
  });

  it('are as they are written in the SDL of a composed schema', () => {
    const { value } = composeSupergraph({
      config: composedConfig(['shop']),
      subgraphs: [load(nested(3))],
    });
    expect(value && schemaFiles(value, false).sdl).toContain('q(i: I0 = {})');
  });

  it('are compared as they are written', () => {
    const changes = schemaChanges(load(nested(12)), load(nested(12, 2)));
    expect(changes.map(({ coordinate }) => coordinate)).toEqual(['I11.value']);
  });

  it.each([
    ['[[I!]]', '{ v: 2 }', '[[{v: 2}]]'],
    ['I', 'null', 'null'],
    ['[E]', '[A, null]', '[A, null]'],
    ['I', '{ list: [1], v: null }', '{v: null, list: [1]}'],
  ])('of the type %s and the value %s are %s', (type, value, printed) => {
    const sdl = `type Query { q(i: ${type} = ${value}): Int } input I { v: Int = 1 list: [Int] = [] } enum E { A }`;
    const { introspection = '' } = schemaFiles(load(sdl), true);
    expect(introspection).toContain(`"defaultValue":${JSON.stringify(printed)}`);
  });
});

it.each(['9223372036854775807', '[-9223372036854775808]', '{max: 9223372036854775807}'])(
  'keep the digits of integers of 64 bits in files, and are compared by them: %s',
  (value) => {
    const sdl = (text: string) => `scalar Long type Query { q(i: Long = ${text}): Int }`;
    const { value: composed } = composeSupergraph({
      config: composedConfig(['shop']),
      subgraphs: [load(sdl(value))],
    });
    expect(composed && schemaFiles(composed, false).sdl).toContain(`q(i: Long = ${value})`);
    const { introspection = '' } = schemaFiles(load(sdl(value)), true);
    expect(introspection).toContain(`"defaultValue":"${value}"`);
    const other = value.replace(/\d(?=\D*$)/, '0');
    const changes = schemaChanges(load(sdl(value)), load(sdl(other)));
    expect(changes.map(({ message }) => message)).toEqual([
      expect.stringContaining(`from ${value} to ${other}`),
    ]);
  },
);
