import { describe, expect, it } from 'vitest';
import { loadShop } from '../../../../test/support/load-schema.ts';
import { schemaChanges } from './schema-changes.ts';

const ROOT = 'type Query { a(b: Int): A u: U e(i: I): E }\n';

function changes(before: string, after: string): string[] {
  return changesOf(ROOT + before, ROOT + after);
}

function changesOf(before: string, after: string): string[] {
  const [old, now] = [loadShop(before).value, loadShop(after).value];
  if (old === undefined || now === undefined) throw new Error('the schema does not load');
  return schemaChanges(old, now).map(
    ({ criticality, coordinate, message, place }) =>
      `${criticality} ${coordinate} ${place?.line}:${place?.column} ${message}`,
  );
}

const BEFORE = `type A { b: Int c(d: Int = 1, e: Int): Int f: N }
interface N { b: Int }
type M implements N { b: Int }
union U = A | M
enum E { F G }
input I { h: Int }
scalar S
directive @x(y: Int) repeatable on OBJECT | FIELD_DEFINITION
directive @z on OBJECT`;

it.each([
  ['b: Int c', 'c', 'breaking A.b 2:10 A.b was removed.'],
  ['b: Int c', 'b: String c', 'breaking A.b 2:10 A.b changed type from Int to String.'],
  ['b: Int c', 'b: Int! c', 'safe A.b 2:10 A.b changed type from Int to Int!.'],
  ['d: Int = 1, ', '', 'breaking A.c(d:) 2:19 A.c arg d was removed.'],
  ['e: Int)', 'e: [Int])', 'breaking A.c(e:) 2:31 A.c arg e has changed type from Int to [Int].'],
  ['e: Int)', 'e: Int, g: Int!)', 'breaking A.c(g:) 2:39 A required arg g on A.c was added.'],
  ['e: Int)', 'e: Int, g: Int)', 'dangerous A.c(g:) 2:39 An optional arg g on A.c was added.'],
  ['= 1', '= 2', 'dangerous A.c(d:) 2:19 A.c arg d has changed defaultValue from 1 to 2.'],
  ['= 1', '', 'dangerous A.c(d:) 2:19 A.c arg d defaultValue was removed.'],
  ['implements N', '', 'breaking M 4:6 M no longer implements interface N.'],
  ['type A', 'type A implements N', 'dangerous A 2:6 N added to interfaces implemented by A.'],
  ['= A | M', '= A', 'breaking U 5:7 M was removed from union type U.'],
  ['F G', 'F', 'breaking E.G 6:12 G was removed from enum type E.'],
  ['F G', 'F G H', 'dangerous E.H 6:14 H was added to enum type E.'],
  ['h: Int', 'h: Int j: Int!', 'breaking I.j 7:18 A required field j on input type I was added.'],
  ['h: Int', 'h: Int j: Int', 'dangerous I.j 7:18 An optional field j on input type I was added.'],
  ['scalar S', '', 'breaking S 8:8 S was removed.'],
  ['scalar S', 'enum S { T }', 'breaking S 8:6 S changed from a Scalar type to an Enum type.'],
  ['directive @z on OBJECT', '', 'safe @z 10:12 @z was removed.'],
  ['(y: Int)', '', 'safe @x(y:) 9:14 y was removed from @x.'],
  ['(y: Int)', '(y: Int, w: Int!)', 'safe @x(w:) 9:22 A required arg w on directive @x was added.'],
  [' repeatable', '', 'safe @x 9:12 Repeatable flag was removed from @x.'],
  [' | FIELD_DEFINITION', '', 'safe @x 9:12 FIELD_DEFINITION was removed from @x.'],
  ['b: Int c', 'b: Int n: Int c', 'safe A.n 2:17 A.n was added.'],
  ['scalar S', 'scalar S type T { u: Int }', 'safe T 8:15 T was added.'],
  ['scalar S', '"One." scalar S', 'safe S 8:15 S got its description.'],
  [
    'b: Int c',
    'b: Int @deprecated(reason: "Use\\nc.") c',
    'safe A.b 2:10 A.b is deprecated: Use c.',
  ],
])('%j becomes %j', (from, to, expected) => {
  expect(changes(BEFORE, BEFORE.replace(from, to))).toEqual([expected]);
});

it.each([
  ['(reason: "Use c.")', 'is deprecated for another reason: Use c.'],
  ['', 'is deprecated without a reason now.'],
])('tells a deprecation that gets another reason from a new one: %s', (reason, what) => {
  const version = (reason: string) => BEFORE.replace('b: Int c', `b: Int @deprecated${reason} c`);
  expect(changes(version('(reason: "Old.")'), version(reason))).toEqual([
    `safe A.b 2:10 A.b ${what}`,
  ]);
});

it.each([
  ['b: Int', 'A.b', 'A.b was removed.'],
  ['d: Int = 1', 'A.c(d:)', 'A.c arg d was removed.'],
  ['G', 'E.G', 'G was removed from enum type E.'],
  ['h: Int', 'I.h', 'I.h was removed.'],
  ['y: Int', '@x(y:)', 'y was removed from @x.'],
])('tells that what was removed was deprecated: %s', (removed, coordinate, message) => {
  const whole = BEFORE.replace('h: Int', 'h: Int k: Int').replace('F G', 'F G H');
  const version = (applied: string) => whole.replace(removed, `${removed} ${applied}`);
  const told = (applied: string) =>
    changes(version(applied), whole.replace(removed, '').replace('()', '')).filter((line) =>
      line.includes(` ${coordinate} `),
    );
  expect(told('')).toEqual([expect.stringContaining(` ${message}`)]);
  expect(told('@deprecated')[0]).toMatch(/removed.* It was deprecated\.$/);
  expect(told('@deprecated(reason: "Use\\nc.")')[0]).toMatch(
    /^(breaking|safe) .*removed.*\. It was deprecated: Use c\.$/,
  );
});

it('says nothing of a schema that stays as it is', () => {
  expect(changes(BEFORE, BEFORE)).toEqual([]);
});

it('says nothing of what federation lets a subgraph leave out', () => {
  const version = (applied: string) =>
    `${BEFORE}\ntype T @key(fields: "id") ${applied} { id: ID! }`;
  expect(changes(version('@extends'), version(''))).toEqual([]);
});

it('tells the worst first', () => {
  const after = BEFORE.replace('F G', 'F H').replace('b: Int c', 'b: Int n: Int c');
  expect(changes(BEFORE, after).map((line) => line.split(' ')[0])).toEqual([
    'breaking',
    'dangerous',
    'safe',
  ]);
});

it('tells defaults of custom scalars that are objects or lists', () => {
  const version = (value: string) => BEFORE.replace('d: Int = 1', `d: [S] = [${value}]`);
  expect(changes(version('{a: ["\\"", null]}'), version('1, [E, {}]'))).toEqual([
    'dangerous A.c(d:) 2:19 A.c arg d has changed defaultValue from [{a: ["\\"", null]}] to [1, [E, {}]].',
  ]);
});

describe('root operation types', () => {
  const TYPES = 'type Query { a: N }\ntype M { b: Int }\ntype N { b: Int m: M }\n';
  const shop = (roots: string, types = TYPES) => `${types}schema { ${roots} }`;
  const query = shop('query: Query');
  const mutation = shop('query: Query mutation: M');

  it.each([
    ['removed', mutation, query, 'breaking M 2:6 M is no longer the mutation type.'],
    ['added', query, mutation, 'safe M 2:6 M is the mutation type now.'],
    [
      'of another type',
      query,
      shop('query: N'),
      'breaking N 3:6 The query type changed from Query to N.',
    ],
    [
      'of another name',
      mutation,
      mutation.replaceAll('M', 'Changes'),
      'breaking Changes 2:6 The mutation type changed from M to Changes.',
    ],
  ])('are told when one is %s', (_what, old, now, expected) => {
    const [first, ...others] = changesOf(old, now).filter((line) => !line.includes('N.m'));
    expect([first, others]).toEqual([expected, []]);
  });

  it('of another name are told with what changes of their fields', () => {
    const now = shop('query: Root', TYPES.replace('type Query { a: N }', 'type Root { c: N }'));
    expect(changesOf(query, now)).toEqual([
      'breaking Root 1:6 The query type changed from Query to Root.',
      'breaking Root.a 1:14 Root.a was removed.',
      'safe Root.c 1:13 Root.c was added.',
    ]);
  });

  it('are told once where the type itself comes or goes', () => {
    const types = TYPES.replace(' m: M', '');
    const [without, with_] = [
      shop('query: Query', types.replace('type M { b: Int }', '')),
      shop('query: Query mutation: M', types),
    ];
    expect(changesOf(with_, without)).toEqual(['breaking M 2:6 M was removed.']);
    expect(changesOf(without, with_)).toEqual(['safe M 2:6 M was added.']);
  });
});

it('scalars of the language are not removed where nothing refers to them any more', () => {
  const [old, now] = ['ID', 'String'].map((type) => `type Query { a: Boolean b: ${type} }`);
  expect(changesOf(old ?? '', now ?? '')).toEqual([
    'breaking Query.b 1:25 Query.b changed type from ID to String.',
  ]);
});

describe('input types', () => {
  it('tell of @oneOf', () => {
    const oneOf = BEFORE.replace('input I', 'input I @oneOf');
    expect(changes(BEFORE, oneOf)).toEqual(['breaking I 7:7 @oneOf was added to input type I.']);
    expect(changes(oneOf, BEFORE)).toEqual(['safe I 7:7 @oneOf was removed from input type I.']);
  });

  it.each([
    ['h: Int = 1', 'h: Int = 2', 'dangerous I.h 7:11 I.h has changed defaultValue from 1 to 2.'],
    ['h: Int = 1', 'h: Int', 'dangerous I.h 7:11 I.h defaultValue was removed.'],
    ['h: Int', 'h: Int = 1', 'dangerous I.h 7:11 I.h now has defaultValue 1.'],
    ['h: Int!', 'h: Int! = 1', 'safe I.h 7:11 I.h now has defaultValue 1.'],
    // Requests that omit it are no longer valid.
    ['h: Int! = 1', 'h: Int!', 'breaking I.h 7:11 I.h defaultValue was removed.'],
  ])('tell that %j becomes %j', (from, to, expected) => {
    const version = (field: string) => BEFORE.replace('h: Int', field);
    expect(changes(version(from), version(to))).toEqual([expected]);
  });

  it('tell of a default beside a safe change of the type', () => {
    const version = (field: string) => BEFORE.replace('h: Int', field);
    expect(changes(version('h: Int! = 1'), version('h: Int = 2'))).toEqual([
      'dangerous I.h 7:11 I.h has changed defaultValue from 1 to 2.',
      'safe I.h 7:11 I.h changed type from Int! to Int.',
    ]);
  });

  it.each([
    ['h: Int = 1', 'h: Int! = 2', 'dangerous', 'I.h has changed defaultValue from 1 to 2.'],
    ['h: Int', 'h: String = "a"', 'dangerous', 'I.h now has defaultValue "a".'],
    ['h: Int = 1', 'h: Int!', 'breaking', 'I.h defaultValue was removed.'],
  ])(
    'tell of the default beside a new type that is not compatible: %j, %j',
    (from, to, worth, what) => {
      const version = (field: string) => BEFORE.replace('h: Int', field);
      const [ofType, ...others] = changes(version(from), version(to));
      expect(ofType).toMatch(/^breaking I.h 7:11 I.h changed type from Int to /);
      expect(others).toEqual([`${worth} I.h 7:11 ${what}`]);
    },
  );

  it('say nothing of an equal default', () => {
    const version = (field: string, others = 'k: Int l: Int') =>
      `${BEFORE}\ninput J { ${others} }\ninput O { ${field} }`;
    const list = version('m: [J!] = {k: 1, l: 2}');
    expect(changes(list, version('m: [J!] = [{l: 2, k: 1}]'))).toEqual([]);
    expect(changes(list, version('m: [J!] = {k: 1, l: 2}', 'l: Int k: Int'))).toEqual([]);
  });
});

it.each([
  ['e: Int)', 'e: Int = 1)', 'dangerous A.c(e:) 2:31 A.c arg e now has defaultValue 1.'],
  ['e: Int!)', 'e: Int! = 1)', 'safe A.c(e:) 2:31 A.c arg e now has defaultValue 1.'],
  ['e: Int! = 1)', 'e: Int!)', 'breaking A.c(e:) 2:31 A.c arg e defaultValue was removed.'],
])('tells that the argument %j becomes %j', (from, to, expected) => {
  const version = (arg: string) => BEFORE.replace('e: Int)', arg);
  expect(changes(version(from), version(to))).toEqual([expected]);
});

describe('arguments of directives', () => {
  it('are told when operations can have the directive', () => {
    const before = 'directive @d(a: Int = 1, b: Int!, c: String) on FIELD | QUERY';
    const after = 'directive @d(a: Int = 2, b: Int, c: Int!) repeatable on FIELD | MUTATION';
    expect(changes(`${BEFORE}\n${before}`, `${BEFORE}\n${after}`)).toEqual([
      'breaking @d 11:12 QUERY was removed from @d.',
      'breaking @d(c:) 11:34 @d arg c has changed type from String to Int!.',
      'dangerous @d(a:) 11:14 @d arg a has changed defaultValue from 1 to 2.',
      'safe @d 11:12 Repeatable flag was added to @d.',
      'safe @d 11:12 MUTATION was added to @d.',
      'safe @d(b:) 11:26 @d(b:) changed type from Int! to Int.',
    ]);
  });

  it('concern no client when only schemas can have the directive', () => {
    expect(
      changes(
        `${BEFORE}\ndirective @d(a: Int = 1) on OBJECT`,
        `${BEFORE}\ndirective @d(a: Int = 2) repeatable on OBJECT | ENUM`,
      ),
    ).toEqual([]);
  });

  it('accept a list as before when its values may be null now', () => {
    const version = (type: string) => `${BEFORE}\ndirective @d(a: ${type}) on FIELD`;
    expect(changes(version('[Int!]!'), version('[Int]'))).toEqual([
      'safe @d(a:) 11:14 @d(a:) changed type from [Int!]! to [Int].',
    ]);
    expect(changes(version('[Int]'), version('Int'))).toEqual([
      'breaking @d(a:) 11:14 @d arg a has changed type from [Int] to Int.',
    ]);
  });
});

it.each([
  ['directive @o(p: Int) repeatable on FIELD | OBJECT', '', 'breaking', '@o was removed.'],
  ['(p: Int)', '', 'breaking', 'p was removed from @o.'],
  ['(p: Int)', '(p: Int, q: Int!)', 'breaking', 'A required arg q on directive @o was added.'],
  ['(p: Int) repeatable', '(p: Int)', 'breaking', 'Repeatable flag was removed from @o.'],
  ['FIELD | ', '', 'breaking', 'FIELD was removed from @o.'],
  // Not a location in operations.
  [' | OBJECT', '', 'safe', 'OBJECT was removed from @o.'],
])('breaks operations that may have a directive: %j to %j', (from, to, criticality, message) => {
  const before = `${BEFORE}\ndirective @o(p: Int) repeatable on FIELD | OBJECT`;
  const [change, ...others] = changes(before, before.replace(from, to));
  expect(change).toMatch(new RegExp(`^${criticality} @o.* ${message.replace(/[.]/g, '\\.')}$`));
  expect(others).toEqual([]);
});

it('tells nothing of a reason of deprecations that the language gives', () => {
  const version = (applied: string) => BEFORE.replace('f: N', `f: N ${applied}`);
  const written = version('@deprecated(reason: "No longer supported")');
  expect(changes(version('@deprecated'), written)).toEqual([]);
  expect(changes(version(''), written)).toEqual(['safe A.f 2:44 A.f is deprecated.']);
});

describe('what a gateway demands of clients', () => {
  const LINK =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: [{ name: "@authenticated", as: "@signedIn" }, "@requiresScopes"])\n';
  const version = (applied: string) => `${LINK}type Query { a: Int ${applied} }`;
  const scopes = (list: string) => `@requiresScopes(scopes: ${list})`;

  it.each([
    ['', '@signedIn', 'breaking', 'got @authenticated'],
    ['@signedIn', '', 'safe', 'lost @authenticated'],
    ['', scopes('[["a"]]'), 'breaking', 'got @requiresScopes(scopes: [["a"]])'],
    [scopes('[["a"]]'), '', 'safe', 'lost @requiresScopes(scopes: [["a"]])'],
    [scopes('[["a", "b"]]'), scopes('[["a"]]'), 'safe', 'changed'],
    [scopes('[["a"]]'), scopes('[["a"], ["b"]]'), 'safe', 'changed'],
    [scopes('[["a"]]'), scopes('[["a", "b"]]'), 'breaking', 'changed'],
    [scopes('[["a"], ["b"]]'), scopes('[["a"]]'), 'breaking', 'changed'],
    [scopes('[["a"]]'), scopes('[["b"]]'), 'breaking', 'changed'],
    ['', '@federation__policy(policies: [["p"]])', 'breaking', 'got @policy(policies: [["p"]])'],
    // Every request satisfies a list without names.
    ['', scopes('[]'), 'safe', 'got'],
    ['', scopes('[[]]'), 'safe', 'got'],
    [scopes('[]'), scopes('[["a"]]'), 'breaking', 'changed'],
    [scopes('[["a"]]'), scopes('[["a"], []]'), 'safe', 'changed'],
    ['', '@federation__policy(policies: [])', 'safe', 'got'],
  ])('is told where %j becomes %j', (from, to, criticality, what) => {
    const [change, ...others] = changesOf(version(from), version(to));
    expect(change).toContain(`${criticality} Query.a 2:14 Query.a ${what}`);
    expect(others).toEqual([]);
  });

  it('is the same in another order', () => {
    const [from, to] = [scopes('[["a", "b"], ["c"]]'), scopes('[["c"], ["b", "a"]]')];
    expect(changesOf(version(from), version(to))).toEqual([]);
    const policies = (list: string) => version(`@federation__policy(policies: ${list})`);
    expect(changesOf(policies('[["p", "q"]]'), policies('[["q", "p"]]'))).toEqual([]);
  });

  it('is less of who has to be signed in only, and had to have scopes', () => {
    const told = (before: string) => changesOf(version(before), version('@signedIn'));
    expect(told(scopes('[["a"]]'))).toContain('safe Query.a 2:14 Query.a got @authenticated.');
    expect(told(scopes('[[]]'))).toContain('breaking Query.a 2:14 Query.a got @authenticated.');
  });

  it('is told beside a change of the type', () => {
    expect(changesOf(version(''), version('@signedIn').replace('a: Int', 'a: Int!'))).toEqual([
      'breaking Query.a 2:14 Query.a got @authenticated.',
      'safe Query.a 2:14 Query.a changed type from Int to Int!.',
    ]);
  });

  it('is no directive of the same name that is not of federation', () => {
    const own = (applied: string) =>
      `directive @authenticated on FIELD_DEFINITION\ntype Query { a: Int ${applied} }`;
    const told = (sdl: string) => changesOf(sdl + own(''), sdl + own('@authenticated'));
    const got = 'Query.a got @authenticated.';
    for (const sdl of ['', LINK])
      expect(told(sdl)).toEqual([expect.stringMatching(`^safe .*${got}$`)]);
  });
});

it('tells another specification of a scalar', () => {
  const version = (applied: string) => BEFORE.replace('scalar S', `scalar S ${applied}`);
  const [one, two] = [
    '@specifiedBy(url: "https://a.org/1")',
    '@specifiedBy(url: "https://a.org/2")',
  ];
  expect(changes(version(one), version(two))).toEqual([`safe S 8:8 S changed ${one} to ${two}.`]);
  expect(changes(version(''), version(two))).toEqual([`safe S 8:8 S got ${two}.`]);
  expect(changes(version(two), version(''))).toEqual([`safe S 8:8 S lost ${two}.`]);
});

it('tells another description of the schema', () => {
  const version = (description: string) =>
    `${description} schema { query: Query }\n${ROOT}${BEFORE}`;
  expect(changesOf(version('"A shop."'), version('"The shop."'))).toEqual([
    'safe schema 1:1 The schema changed its description.',
  ]);
  expect(changesOf(version(''), version('"The shop."'))).toEqual([
    'safe schema 1:1 The schema got its description.',
  ]);
  expect(changesOf(version('"A shop."'), ROOT + BEFORE)).toEqual([
    'safe schema 1:1 The schema lost its description.',
  ]);
});

describe('custom directives', () => {
  const OWN = 'directive @auth(role: String) repeatable on OBJECT | FIELD_DEFINITION\n';
  const version = (applied: string, field = '', more = '') =>
    `${ROOT}${BEFORE.replace('b: Int c', `b: Int ${field} c`)}\n${OWN}type T ${applied} { u: Int }\n${more}`;

  it.each([
    ['', '@auth(role: "a")', 'safe T 12:6 T got @auth(role: "a").'],
    ['@auth', '', 'safe T 12:6 T lost @auth.'],
    [
      '@auth(role: "a")',
      '@auth(role: "b")',
      'safe T 12:6 T changed @auth(role: "a") to @auth(role: "b").',
    ],
    ['@x', '@x(y: 1) @auth', 'safe T 12:6 T changed @x to @x(y: 1).', 'safe T 12:6 T got @auth.'],
  ])('of a type are told: %j becomes %j', (from, to, ...expected) => {
    expect(changesOf(version(from), version(to))).toEqual(expected);
  });

  it('of a field are told, and those of federation are not', () => {
    const link =
      'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@tag"])';
    expect(
      changesOf(version('', '', link), version('@key(fields: "u")', '@auth @tag(name: "t")', link)),
    ).toEqual(['safe A.b 2:10 A.b got @auth.']);
  });

  it('are told once with a definition that is new', () => {
    expect(changes(BEFORE, `${BEFORE}\n${OWN}type T @auth { u: Int }`)).toEqual([
      'safe @auth 11:12 @auth was added.',
      'safe T 12:6 T was added.',
    ]);
  });

  it.each([
    ['in another order', '@auth(role: "a") @x(y: 1)', '@x(y: 1) @auth(role: "a")'],
    ['with arguments in another order', '@c(a: 1, b: {d: 1, e: 2})', '@c(b: {e: 2, d: 1}, a: 1)'],
  ])('%s are the same', (_how, from, to) => {
    const own = 'scalar Any directive @c(a: Int, b: Any) on OBJECT';
    expect(changesOf(version(from, '', own), version(to, '', own))).toEqual([]);
  });

  it('that are repeated may mean something else in another order', () => {
    const [one, two] = ['@auth(role: "a")', '@auth(role: "b")'];
    expect(changesOf(version(`${one} ${two}`), version(`${two} ${one}`))).toEqual([
      `safe T 12:6 T changed ${one} ${two} to ${two} ${one}.`,
    ]);
  });

  it('may mean something else with a list in another order', () => {
    const own = 'directive @c(by: [String]) on OBJECT';
    const [one, two] = ['@c(by: ["a", "b"])', '@c(by: ["b", "a"])'];
    expect(changesOf(version(one, '', own), version(two, '', own))).toEqual([
      expect.stringContaining(`T changed ${one} to ${two}.`),
    ]);
  });

  it('of the schema are told', () => {
    const own = 'directive @contact(name: String, url: String) on SCHEMA\n';
    const version = (applied: string) =>
      `${own}schema ${applied} { query: Query }\n${ROOT}${BEFORE}`;
    const [one, two] = ['@contact(name: "A", url: "a")', '@contact(url: "a", name: "B")'];
    expect(changesOf(own + ROOT + BEFORE, version(one))).toEqual([
      `safe schema 2:1 The schema got ${one}.`,
    ]);
    expect(changesOf(version(one), version(two))).toEqual([
      `safe schema 2:1 The schema changed ${one} to ${two}.`,
    ]);
    expect(changesOf(version(two), own + ROOT + BEFORE)).toEqual([
      `safe schema 2:1 The schema lost ${two}.`,
    ]);
    expect(changesOf(own + ROOT + BEFORE, `${own}${ROOT}${BEFORE}\nextend schema ${one}`)).toEqual([
      `safe schema 12:1 The schema got ${one}.`,
    ]);
  });

  it('of the schema are not the links of federation', () => {
    const link = (version: string) =>
      `extend schema @link(url: "https://specs.apollo.dev/federation/v${version}", import: ["@key"])\n`;
    expect(changesOf(link('2.3') + ROOT + BEFORE, link('2.9') + ROOT + BEFORE)).toEqual([]);
  });
});
