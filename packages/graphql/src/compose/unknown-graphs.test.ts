import { expect, it } from 'vitest';
import { federationSdl } from '../../../../test/support/federation-fixture.ts';
import { composed, instanceConfig } from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';

const load = (text: string) => {
  const sources = [{ file: 'supergraph.graphql', text }];
  return loadSubgraph({ config: instanceConfig('api'), sources });
};

it('tells once of each subgraph that a supergraph names and does not define', () => {
  const text = composed(federationSdl).supergraph;
  expect(load(text).diagnostics).toEqual([]);
  const wrong = text.replaceAll('graph: REVIEWS', 'graph: REVIEW');
  const line = wrong.split('\n').findIndex((each) => each.includes('graph: REVIEW')) + 1;
  const { value, diagnostics } = load(wrong);
  expect(value?.composed).toBe(true);
  expect(diagnostics).toMatchObject([
    {
      code: 'unknown-subgraph',
      severity: 'warning',
      message:
        'The supergraph names the subgraph REVIEW, but `enum join__Graph` does not define it, so its definitions have an unknown owner.',
      hint: 'Did you mean "REVIEWS"?',
      place: { file: 'supergraph.graphql', line },
      notes: [{ message: expect.stringMatching(/^It is named in \d+ other places\.$/) }],
    },
  ]);
});
