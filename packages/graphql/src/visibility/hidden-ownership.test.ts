import { expect, it } from 'vitest';
import { composedConfig, instanceConfig, modelsOf } from '../../../../test/support/load-schema.ts';
import { composeSupergraph } from '../compose/compose-supergraph.ts';
import { ownersByCoordinate } from '../diff/owners-by-coordinate.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import { visibleSchema } from './visible-schema.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@external", "@requires", "@provides", "@override", "@interfaceObject"])`;

/** The ownership of everything that is visible in the composed schema. */
function ownership(subgraphs: Readonly<Record<string, string>>, names: readonly string[]) {
  const texts = Object.fromEntries(
    Object.entries(subgraphs).map(([id, text]) => [id, `${link} ${text}`]),
  );
  const of = (hidden: readonly string[]) => {
    const { value, diagnostics } = modelsOf(texts, { names: [...hidden] });
    expect(diagnostics).toEqual([]);
    const { entries = [], definition } = value.models.at(-1) ?? {};
    const parts = entries.flatMap((entry) => [entry, ...('fields' in entry ? entry.fields : [])]);
    const uses = [...parts, ...(definition?.roots ?? [])].map(
      ({ coordinate, subgraphs: uses }) =>
        [coordinate, uses.map(({ to: _, keys: _k, ...use }) => use)] as const,
    );
    return { uses: new Map(uses), text: JSON.stringify(value.models) };
  };
  const [all, visible] = [of([]), of(names)];
  const expected = Array.from(visible.uses.keys(), (key) => [key, all.uses.get(key)] as const);
  return { expected: new Map(expected), ...visible };
}

/** The same without selections, which may name something hidden. */
const withoutSelections = (uses: ReadonlyMap<string, unknown>): unknown =>
  JSON.parse(JSON.stringify([...uses]), (key, value) =>
    key === 'requires' || key === 'provides' ? undefined : value,
  );

it('is that of the whole schema where a field is computed from a hidden one', () => {
  const { uses, expected, text } = ownership(
    {
      a: 'type Query { movie: Movie } type Movie @key(fields: "id") { id: ID! internalNote: Int title: String }',
      b: 'type Movie @key(fields: "id") { id: ID! internalNote: Int @external rating: Int @requires(fields: "internalNote") }',
    },
    ['Movie.internalNote'],
  );
  expect(uses.get('Movie.rating')).toEqual([{ id: 'b', role: 'owner', external: false }]);
  expect([...uses]).toEqual(withoutSelections(expected));
  expect(text).not.toContain('internalNote');
});

it('is that of the whole schema where an interface object computes a field from a hidden one', () => {
  const { uses, text } = ownership(
    {
      a: 'type Query { media: Media } interface Media @key(fields: "id") { id: ID! } type Book implements Media @key(fields: "id") { id: ID! }',
      b: 'type Media @interfaceObject @key(fields: "id") { id: ID! internalNote: Int }',
      c: 'type Media @interfaceObject @key(fields: "id") { id: ID! internalNote: Int @external rank: Int @requires(fields: "internalNote") }',
    },
    ['Media.internalNote', 'Book.internalNote'],
  );
  expect(uses.get('Book.rank')).toEqual([{ id: 'c', role: 'interfaceObject', external: false }]);
  expect(text).not.toContain('internalNote');
});

it('names no context that selects a hidden field', () => {
  const sdl = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.8", import: ["@key", "@context", "@fromContext"])
type Query { shop: Shop price: Int }
type Shop @key(fields: "id") @context(name: "shop") { id: ID! part: Part price: Int name: String }
type Part @key(fields: "id") { id: ID! a(of: Int @fromContext(field: "$shop { price }")): Int b(of: String @fromContext(field: "$shop { name }")): Int }`;
  const contexts = (names: string[]) => {
    const { value } = modelsOf({ a: sdl, b: 'type Query { b: Int }' }, { names, federation: true });
    const part = value.entry('schema', 'Part');
    return 'fields' in part ? part.fields.map(({ subgraphs }) => subgraphs[0]?.contexts) : [];
  };
  expect(contexts([])).toEqual([undefined, ['shop { price }'], ['shop { name }']]);
  expect(contexts(['Shop.price'])).toEqual([undefined, undefined, ['shop { name }']]);
});

it('is that of the whole schema where the only key is hidden', () => {
  const { uses, expected, text } = ownership(
    {
      a: 'type Query { movie: Movie } type Movie @key(fields: "isbn") { isbn: ID! title: String }',
      b: 'type Query { best: Movie } type Movie @key(fields: "isbn", resolvable: false) { isbn: ID! }',
      c: 'type Movie @key(fields: "isbn") { isbn: ID! rating: Int stars: Int }',
    },
    ['Movie.isbn'],
  );
  expect(uses.get('Movie')).toMatchObject([
    { id: 'c', role: 'owner' },
    { id: 'a', role: 'contributor' },
    { id: 'b', role: 'stub' },
  ]);
  expect([...uses]).toEqual([...expected]);
  expect(text).not.toContain('isbn');
});

it('is that of the whole schema where fields are hidden that make a subgraph the owner', () => {
  const { uses, expected } = ownership(
    {
      a: 'type Query { movie: Movie } type Movie @key(fields: "id") { id: ID! title: String }',
      b: 'type Movie @key(fields: "id") { id: ID! secretA: Int secretB: Int }',
    },
    ['Movie.secret*'],
  );
  expect(uses.get('Movie')).toMatchObject([{ id: 'b', role: 'owner' }, { id: 'a' }]);
  expect([...uses]).toEqual([...expected]);
});

it('is that of the whole schema where subgraphs are called like something hidden', () => {
  const { uses, expected } = ownership(
    {
      stock:
        'type Query { stock: Int movie: Movie } type Movie @key(fields: "id") { id: ID! title: String }',
      b: 'type Movie @key(fields: "id") { id: ID! title: String @override(from: "stock") }',
    },
    ['Query.stock'],
  );
  expect(uses.get('Movie.title')).toMatchObject([{ id: 'b', override: { from: 'stock' } }]);
  expect([...uses]).toEqual([...expected]);
});

it('is that of the whole schema where the interface is hidden by which a field is added', () => {
  const subgraphs = {
    a: 'type Query { movie: Movie } interface Face @key(fields: "id") { id: ID! } type Movie implements Face @key(fields: "id") { id: ID! title: String }',
    b: 'type Face @key(fields: "id") @interfaceObject { id: ID! rating: Int }',
  };
  const { uses, expected, text } = ownership(subgraphs, ['Face']);
  expect(uses.get('Movie.rating')).toMatchObject([{ id: 'b', role: 'interfaceObject' }]);
  expect([...uses]).toEqual([...expected]);
  expect(text).not.toContain('Face');
});

it('leaves out what is provided of hidden fields', () => {
  const { uses, text } = ownership(
    {
      a: 'type Query { movie: Movie @provides(fields: "note") } type Movie @key(fields: "id") { id: ID! note: Int @external }',
      b: 'type Movie @key(fields: "id") { id: ID! note: Int @shareable title: String }',
    },
    ['Movie.note'],
  );
  expect(uses.get('Query.movie')).toEqual([{ id: 'a', role: 'owner', external: false }]);
  expect(text).not.toContain('note');
});

it('keeps examples from asking for what is computed from hidden fields of others', () => {
  const note = '@requires(fields: "note")';
  const texts = {
    a: `${link} type Query { movie: Movie } type Movie @key(fields: "id") { id: ID! note: Int }`,
    b: `${link} type Query { best: Movie } type Movie @key(fields: "id") { id: ID! note: Int @external rating: Int ${note} stars: Int }`,
  };
  const entry = modelsOf(texts, { names: ['Movie.note'] }).value.entry('schema', 'Query.best');
  const [example] = 'examples' in entry ? entry.examples : [];
  expect(example?.operation).toContain('stars');
  expect(example?.operation).not.toContain('rating');
});

it('is compared between versions as that of the whole schema, of what is visible', () => {
  const texts = {
    a: 'type Query { movie: Movie } interface Face @key(fields: "id") { id: ID! } type Movie implements Face @key(fields: "id") { id: ID! title: String }',
    b: 'type Face @key(fields: "id") @interfaceObject { id: ID! rating: Int }',
    c: 'type Movie @key(fields: "id") { id: ID! secretA: Int secretB: Int }',
  };
  const subgraphs = Object.entries(texts).flatMap(([id, text]) => {
    const sources = [{ file: `${id}.graphql`, text: `${link} ${text}` }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const config = composedConfig(Object.keys(texts));
  const { value: supergraph } = composeSupergraph({ config, subgraphs });
  if (supergraph === undefined) throw new Error('the subgraphs compose');
  const all = ownersByCoordinate(supergraph);
  const { value } = visibleSchema(supergraph, { hide: { names: ['Face', '*.secret*'] } });
  const visible = ownersByCoordinate(value);
  expect([...visible.keys()].filter((name) => /Face|secret/.test(name))).toEqual([]);
  expect([...visible]).toEqual(Array.from(visible.keys(), (key) => [key, all.get(key)]));
  expect(visible.get('Movie.rating')).toEqual([{ name: 'b' }]);
  expect(visible.get('Movie')).toEqual([{ name: 'c' }]);
});
