import type { Visibility } from '@docgen/core/config';
import fc from 'fast-check';
import { buildSchema, parse, print, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadShop } from '../../../../test/support/load-schema.ts';
import { visibleSchema } from './visible-schema.ts';

function visible(sdl: string, visibility: Visibility) {
  const { value } = loadShop(sdl);
  if (value === undefined) throw new Error('the schema loads');
  const { value: schema, diagnostics } = visibleSchema(value, visibility);
  return { sdl: print(schema.document), diagnostics };
}

const shownBy = (sdl: string, names: readonly string[], hidden: readonly string[] = []) =>
  visible(sdl, { show: { directives: [], names: [...names] }, hide: { names: [...hidden] } });

const flat = (sdl: string) => sdl.replaceAll(/\s+/g, ' ');

const NO_QUERY = 'Query root type must be provided.';

/** What graphql-js has against SDL, but for a missing query, which services may leave to others. */
function errorsIn(sdl: string): string[] {
  if (sdl === '') return [];
  const errors = validateSchema(buildSchema(sdl));
  return errors.map(({ message }) => message).filter((message) => message !== NO_QUERY);
}

const INTERFACES = ['I', 'J', 'K'];
const OBJECTS = ['A', 'B', 'C'];
const FIELDS = ['f', 'g', 'h'];
const ALL = ['Int', 'E', 'U', ...INTERFACES, ...OBJECTS];
const ARGUMENTS = ['n: Int', 'e: E! = X', 'e: E! = Y', 'e: E!', 'p: P', 'd: E! = X @deprecated'];

const numbers = (length: number) =>
  fc.array(fc.nat({ max: 11 }), { minLength: length, maxLength: length });

/**
 * A valid schema of interfaces and the types that implement them, with fields of narrower types and
 * additional arguments.
 *
 * @param choices - Numbers from which everything follows. Small numbers make small schemas.
 */
function schemaOf(choices: readonly number[]): string {
  let at = 0;
  const choose = (of: number) => (choices[at++ % choices.length] ?? 0) % of;
  const supertypes = new Map<string, string[]>(OBJECTS.map((name) => [name, ['U']]));
  const isBelow = (type: string, other: string) =>
    type === other || (supertypes.get(type)?.includes(other) ?? false);
  for (const name of [...INTERFACES, ...OBJECTS]) {
    const own = INTERFACES.slice(0, INTERFACES.indexOf(name) >>> 0).filter(() => choose(2) === 1);
    const all = new Set(own.flatMap((each) => [each, ...(supertypes.get(each) ?? [])]));
    supertypes.set(name, [...(supertypes.get(name) ?? []), ...all]);
  }
  const bases = new Map(FIELDS.map((field) => [field, ALL[choose(ALL.length)] ?? '']));
  const types = new Map<string, Map<string, { type: string; args: Map<string, string> }>>();
  for (const name of [...INTERFACES, ...OBJECTS]) {
    const above = (supertypes.get(name) ?? []).flatMap((each) => types.get(each) ?? []);
    const fields = new Map<string, { type: string; args: Map<string, string> }>();
    for (const field of FIELDS) {
      const declared = above.flatMap((each) => each.get(field) ?? []);
      const isLast = field === FIELDS.at(-1) && fields.size === 0;
      if (declared.length === 0 && !isLast && choose(3) === 0) continue;
      const wider =
        declared.length > 0 ? declared.map(({ type }) => type) : [bases.get(field) ?? ''];
      const candidates = ALL.filter((type) => wider.every((each) => isBelow(type, each)));
      const args = new Map(declared.flatMap((each) => [...each.args]));
      for (let left = choose(3); left > 0; left -= 1) {
        const arg = ARGUMENTS[choose(ARGUMENTS.length)] ?? '';
        const [key = ''] = arg.split(':');
        const isOptional = !arg.endsWith('!');
        if (isOptional || declared.every((each) => each.args.has(key))) args.set(key, arg);
      }
      fields.set(field, { type: candidates[choose(candidates.length)] ?? 'Int', args });
    }
    types.set(name, fields);
  }
  const written = [...types].map(([name, fields]) => {
    const interfaces = (supertypes.get(name) ?? []).filter((each) => each !== 'U').join(' & ');
    const members = [...fields].map(([field, { type, args }]) => {
      const list = args.size === 0 ? '' : `(${[...args.values()].join(', ')})`;
      return `${field}${list}: ${type}`;
    });
    return `${OBJECTS.includes(name) ? 'type' : 'interface'} ${name}${interfaces && ` implements ${interfaces}`} { ${members.join(' ')} }`;
  });
  return `directive @d(e: E! = X, p: P = {}) on FIELD_DEFINITION
type Query { a: A i: I k: K @d u: U @d(e: Y) }
union U = ${OBJECTS.join(' | ')}
enum E { X Y }
input P { e: E! = X, d: E! = Y @deprecated, n: Int }
${written.join('\n')}`;
}

/** The coordinates of everything in SDL that `schemaOf` writes. */
function coordinatesIn(sdl: string): string[] {
  const schema = buildSchema(sdl);
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (/^__|^(Int|ID|String|Boolean)$/.test(type.name)) return [];
    const { name } = type;
    const values =
      'getValues' in type ? type.getValues().map((each) => `${name}.${each.name}`) : [];
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const members = fields.flatMap((field) => [
      `${name}.${field.name}`,
      ...argumentsOf(field).map((arg) => `${name}.${field.name}(${arg}:)`),
    ]);
    return [name, ...values, ...members];
  });
}

function argumentsOf(field: object): string[] {
  return 'args' in field && Array.isArray(field.args) ? field.args.map(({ name }) => name) : [];
}

const pick = (of: readonly string[], numbers: readonly number[]) =>
  numbers.flatMap((number) => of[number % of.length] ?? []);

describe('parts that are not valid without something hidden are hidden as well', () => {
  it.each([
    [
      'fields of interfaces',
      'type Query { n: N } interface N { id: ID b: Int } type A implements N { id: ID b: Int } type B implements N { id: ID b: Int }',
      ['A.b'],
      'type Query { n: N } interface N { id: ID } type A implements N { id: ID } type B implements N { id: ID b: Int }',
    ],
    [
      'not for types that are hidden themselves',
      'type Query { n: N } interface N { id: ID b: Int } type A implements N { id: ID b: Int } type B implements N { id: ID b: Int }',
      ['A.*'],
      'type Query { n: N } interface N { id: ID b: Int } type B implements N { id: ID b: Int }',
    ],
    [
      'interfaces without remaining fields',
      'type Query { n: N a: A } interface N { b: Int } type A implements N { b: Int c: Int }',
      ['A.b'],
      'type Query { a: A } type A { c: Int }',
    ],
    [
      'fields that a type has with a narrower type',
      'type Query { n: N } interface N { id: ID of: N } type A implements N { id: ID of: B } type B implements N { id: ID of: N }',
      ['B'],
      'type Query { n: N } interface N { id: ID } type A implements N { id: ID }',
    ],
    [
      'arguments of fields of interfaces, and those of types that are required',
      'type Query { n: N } interface N { f(x: Int, y: Int!): Int } type A implements N { f(x: Int, y: Int!): Int } type B implements N { f(x: Int, y: Int!): Int }',
      ['A.f(x:)', 'N.f(y:)'],
      'type Query { n: N } interface N { f: Int } type A implements N { f: Int } type B implements N { f(x: Int): Int }',
    ],
    [
      'additional arguments without their default value',
      'type Query { n: N } enum E { X Y } interface N { f(y: E! = X): Int } type A implements N { f(x: E! = Y, y: E! = Y): Int }',
      ['E.Y'],
      'type Query { n: N } enum E { X } interface N { f(y: E! = X): Int } type A implements N { f(y: E!): Int }',
    ],
    [
      'deprecated arguments and input fields without their default value',
      'type Query { a(by: By = { d: Y }, e: E! = Y @deprecated, f: E! = Y): Int } enum E { X Y } input By { d: E! = Y @deprecated n: Int }',
      ['E.Y'],
      'type Query { a(by: By, f: E!): Int } enum E { X } input By { n: Int }',
    ],
    [
      'directives without an argument that has become required',
      'directive @d(x: E! = Y, y: E = Y) on FIELD_DEFINITION type Query { a: Int @d b: E @d(x: X) } enum E { X Y }',
      ['E.Y'],
      'directive @d(x: E!, y: E) on FIELD_DEFINITION type Query { a: Int b: E @d(x: X) } enum E { X }',
    ],
    [
      'default values without an input field that has become required',
      'input P { e: E! = Y n: Int } input W { of: P! = {} } type Query { a(p: P = { n: 1 }, q: W = {}, r: W = { of: { e: X } }): E } enum E { X Y }',
      ['E.Y'],
      'input P { e: E! n: Int } input W { of: P! } type Query { a(p: P, q: W, r: W = { of: { e: X } }): E } enum E { X }',
    ],
  ])('%s', (_, sdl, names, expected) => {
    expect(flat(visible(sdl, { hide: { names } }).sdl)).toBe(flat(print(parse(expected))));
  });
});

describe('a mark that is not shown because the rest would not be valid is reported with the reason', () => {
  const nodes =
    'type Query { n: N } interface N { id: ID of: N f(x: Int!): Int } type A implements N { id: ID of: B f(x: Int!): Int } type B implements N { id: ID of: N f(x: Int!): Int }';
  it.each([
    [
      'a field whose narrower type is not shown',
      ['N.of', 'A.id'],
      [],
      'N.of',
      'nothing shows the type "B" of "A.of", which has to be shown with it',
    ],
    [
      'a field that is hidden in a type',
      ['N.id', 'N.f', 'A'],
      ['A.id'],
      'N.id',
      '`schemas.hide` hides "A.id", which has to be shown with it',
    ],
    [
      'an interface of which nothing is left',
      ['N', 'A.of', 'B.f'],
      ['A.id', 'B.of', 'A.f'],
      'N',
      '`schemas.hide` hides "A.id", which has to be shown with it',
    ],
    [
      'an argument that is hidden in another type that implements the interface',
      ['A.f', 'A.f(x:)', 'B', 'N'],
      ['B.f(x:)'],
      'A.f(x:)',
      '`schemas.hide` hides "B.f(x:)", which has to be shown with it',
    ],
  ])('%s', (_, shown, hidden, coordinate, reason) => {
    const { diagnostics } = shownBy(nodes, shown, hidden);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'mark-without-effect',
        message: `"${coordinate}" is not shown although \`schemas.show\` names it or its directive, because ${reason}.`,
      }),
    );
  });

  it('an argument that would be required', () => {
    const { diagnostics } = shownBy('type Query { a(e: E! = Y @deprecated): Int } enum E { X Y }', [
      'Query.a',
      'Query.a(e:)',
      'E.X',
    ]);
    expect(diagnostics).toMatchObject([
      {
        message: expect.stringContaining(
          'because it would be required without its default value Y, which is not shown.',
        ),
        hint: 'Show what Y names as well, or remove the mark of "Query.a(e:)".',
      },
    ]);
  });
});

describe('a visible schema is valid', () => {
  const choices = numbers(80);
  const marks = fc.array(fc.nat({ max: 200 }), { maxLength: 12 });

  it('whatever is hidden', () => {
    fc.assert(
      fc.property(choices, marks, (choices, hidden) => {
        const sdl = schemaOf(choices);
        fc.pre(errorsIn(sdl).length === 0);
        const names = pick(coordinatesIn(sdl), hidden);
        expect(errorsIn(visible(sdl, { hide: { names } }).sdl)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('whatever is shown, and whatever is hidden of that', () => {
    fc.assert(
      fc.property(choices, marks, marks, (choices, shown, hidden) => {
        const sdl = schemaOf(choices);
        fc.pre(errorsIn(sdl).length === 0);
        const known = coordinatesIn(sdl);
        const { sdl: text } = shownBy(sdl, pick(known, shown), pick(known, hidden.slice(0, 3)));
        expect(errorsIn(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('and if marks have no effect, a warning says so', () => {
    fc.assert(
      fc.property(choices, marks, (choices, shown) => {
        const sdl = schemaOf(choices);
        fc.pre(errorsIn(sdl).length === 0);
        const names = [...new Set(pick(coordinatesIn(sdl), shown))];
        const { sdl: text, diagnostics } = shownBy(sdl, names);
        const shownNames = new Set(text === '' ? [] : coordinatesIn(text));
        const lost = names.filter((name) => !shownNames.has(name));
        // A field is not reported if its type has such marks.
        if (diagnostics.length === 0) expect(lost).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
