import { ownershipOf } from '@docgen/core/schema/ownership';
import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external", "@interfaceObject", "@requires"])';

const media = `${link}
type Query { media: [Media] }
interface Media @key(fields: "id") { id: ID! title: String }
type Book implements Media @key(fields: "id") { id: ID! title: String }`;

const { value, diagnostics } = modelsOf({
  media,
  ranking: `${link}
type Query { best: Media }
type Media @interfaceObject @key(fields: "id") {
  id: ID!
  title: String @external
  stars: Int @external
  rank: Int @requires(fields: "title stars")
}`,
  reviews: `${link}
type Media @interfaceObject @key(fields: "id") { id: ID! stars: Int }`,
});

const namedIn = (coordinate: string, models = value) => {
  const entry = models.entry('schema', coordinate);
  const fields = 'fields' in entry ? entry.fields : [];
  return Object.fromEntries(
    fields.map(({ name, subgraphs }) => [
      name,
      subgraphs.map(({ id, external, requires }) =>
        [external ? `(${id})` : id, ...(requires === undefined ? [] : [requires])].join(': '),
      ),
    ]),
  );
};

it('composes', () => {
  expect(diagnostics).toEqual([]);
});

it('says of an interface that external fields of an interface object are those of others', () => {
  expect(namedIn('Media')).toMatchObject({
    title: ['media', '(ranking)'],
    stars: ['(ranking)', 'reviews'],
  });
});

it('says the same where all subgraphs of the interface have the field', () => {
  const both = modelsOf({
    media,
    ranking: `${link}
type Query { best: Media }
type Media @interfaceObject @key(fields: "id") {
  id: ID!
  title: String @external
  rank: Int @requires(fields: "title")
}`,
  });
  expect(namedIn('Media', both.value)).toEqual({
    id: ['media', 'ranking'],
    title: ['media', '(ranking)'],
    rank: ['ranking: title'],
  });
  const best = both.value.entry('schema', 'Query.best');
  const [example] = 'examples' in best ? best.examples : [];
  expect(example?.operation).toContain('id');
  expect(example?.operation).not.toContain('title');
});

it('says of an object which subgraphs resolve a field of its interface, and from what', () => {
  expect(namedIn('Book')).toMatchObject({
    stars: ['reviews'],
    rank: ['ranking: title stars'],
  });
});

it.each([
  ['@provides', 'type Query { some: Media @provides(fields: "title") }'],
  [
    '@requires',
    `type Query { shelf: Shelf }
type Shelf @key(fields: "id") { id: ID! top: Media sum: Int @requires(fields: "top { title }") }`,
  ],
])('composes where %s names fields of an interface object that is defined later', (_, before) => {
  const { diagnostics, value } = modelsOf({
    media,
    shelves: `${link.replace('@requires', '@requires", "@provides')}
${before.replace('top: Media', 'top: Media @external')}
type Media @interfaceObject @key(fields: "id") { id: ID! title: String @external }`,
    tops: `${link}
type Shelf @key(fields: "id") { id: ID! top: Media }
type Media @interfaceObject @key(fields: "id") { id: ID! }`,
  });
  expect(diagnostics).toEqual([]);
  expect(namedIn('Media', value).title).toEqual(['media', '(shelves)']);
});

it.each([
  ['is shareable in all', 'score: Int @shareable', []],
  [
    'is shareable in one only',
    'score: Int',
    [expect.objectContaining({ code: 'composition-error' })],
  ],
])('judges interface objects of which a field %s', (_, score, expected) => {
  const shareable = link.replace('@requires', '@shareable');
  const { diagnostics } = modelsOf({
    media: `${link}
type Query { media: [Media] }
interface Media @key(fields: "id") { id: ID! }
type Book implements Media @key(fields: "id") { id: ID! }`,
    ranking: `${shareable} type Media @interfaceObject @key(fields: "id") { id: ID! score: Int @shareable }`,
    reviews: `${shareable} type Media @interfaceObject @key(fields: "id") { id: ID! ${score} }`,
  });
  expect(diagnostics).toEqual(expected);
});

it('tells only the other conflicts of subgraphs that share a field of interface objects', () => {
  const shareable = link.replace('@requires', '@shareable');
  const score = 'type Media @interfaceObject @key(fields: "id") { id: ID! score: Int @shareable }';
  const { diagnostics } = modelsOf({
    media: `${link}
type Query { media: [Media] size: Int }
interface Media @key(fields: "id") { id: ID! }
type Book implements Media @key(fields: "id") { id: ID! }`,
    ranking: `${shareable} type Query { size: Int } ${score}`,
    reviews: `${shareable} ${score}`,
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('"Query.size"'),
  ]);
});

it('composes where an interface object is only extended', () => {
  const { diagnostics, value } = modelsOf({
    media: `${link}
type Query { media: [Media] }
interface Media @key(fields: "id") { id: ID! }
type Book implements Media @key(fields: "id") { id: ID! }`,
    reviews: `${link}
extend type Media @interfaceObject @key(fields: "id") { id: ID! }
extend type Media { stars: Int }`,
  });
  expect(diagnostics).toEqual([]);
  expect(namedIn('Book', value)).toEqual({ id: ['media'], stars: ['reviews'] });
});

it.each([
  ['only in the types', '', ''],
  ['in the interface as well', 'score: Int', 'score: Int @shareable'],
])('names interface objects beside the owners that share a field: %s', (_, inMedia, inBook) => {
  const shareable = link.replace('@requires', '@shareable');
  const { value, diagnostics } = modelsOf({
    media: `${shareable}
type Query { media: [Media] }
interface Media @key(fields: "id") { id: ID! ${inMedia} }
type Film implements Media @key(fields: "id") { id: ID! title: String score: Int @shareable }
type Book implements Media @key(fields: "id") { id: ID! title: String ${inBook} }`,
    reviews: `${shareable} type Media @interfaceObject @key(fields: "id") { id: ID! score: Int @shareable }`,
  });
  expect(diagnostics).toEqual([]);
  expect(namedIn('Film', value)).toEqual({
    id: ['media'],
    title: ['media'],
    score: ['media', 'reviews'],
  });
  const groups = ownershipOf(value.entry('schema', 'Film'));
  expect(groups.map(({ label, shares }) => [label, ...shares.map(({ use }) => use.id)])).toEqual([
    ['owned by', 'media'],
    ['extended by', 'reviews'],
  ]);
});
