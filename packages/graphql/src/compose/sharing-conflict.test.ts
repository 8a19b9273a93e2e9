import { expect, it } from 'vitest';
import { composed, composedConfig, instanceConfig } from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import { composeSupergraph } from './compose-supergraph.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@override"])`;
const entity = (field: string, key = '@key(fields: "id")') =>
  `${link} type Query { ${field}: P } type P ${key} { id: ID! ${field}: Int }`;

it('leads to the subgraph whose type has lost its key', () => {
  const { diagnostics } = composed({ a: entity('a'), b: entity('b', ''), c: entity('c') });
  expect(diagnostics).toMatchObject([
    {
      message: expect.stringContaining('"P.id"'),
      hint: 'The type "P" has no `@key` in "b", but it has in other subgraphs. If it is the same entity, add `@key(fields: "id")` there; otherwise leave the field to one of them.',
      place: { file: 'b.graphql' },
      notes: [{ place: { file: 'a.graphql' } }, { place: { file: 'c.graphql' } }],
    },
  ]);
});

it('is for `@shareable` if no key has the field', () => {
  const shared = (directive: string) => `${link} type Query { n: Int ${directive} }`;
  const { diagnostics } = composed({ a: shared('@shareable'), b: shared('') });
  expect(diagnostics).toMatchObject([
    { hint: expect.stringContaining('`@shareable`'), place: { file: 'b.graphql' } },
  ]);
});

it('tells of two schemas with the same files', () => {
  const subgraphs = ['a', 'b'].flatMap((id) => {
    const sources = [{ file: 'a.graphql', text: entity('a') }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const { diagnostics } = composeSupergraph({ config: composedConfig(['a', 'b']), subgraphs });
  expect(diagnostics[0]?.hint).toContain('The schemas "a" and "b" have the same `path`.');
});

it('comes with a warning about a misspelt subgraph that the field should move from', () => {
  const { diagnostics } = composed({
    legacy: entity('n'),
    fares: `${link} type P @key(fields: "id") { id: ID! n: Int @override(from: "legaci") }`,
  });
  expect(diagnostics).toMatchObject([
    { code: 'composition-error' },
    { code: 'unknown-subgraph', severity: 'warning', hint: 'Did you mean "legacy"?' },
  ]);
});
