import { readFileSync } from 'node:fs';
import { array, constantFrom, nat, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { composedConfig, instanceConfig } from '../support/load-schema.ts';
import { schemaModels } from '../support/schema-models.ts';
import { corpus } from './corpus.ts';
import { forAll } from './for-all.ts';
import { damagedText } from './mutations.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/two-services/site/schemas/${name}`, import.meta.url), 'utf8');

function check(texts: Readonly<Record<string, string>>, composed: boolean): void {
  const ids = Object.keys(texts);
  const files = new Map(ids.map((id) => [`${id}.graphql`, texts[id] ?? '']));
  const { diagnostics } = schemaModels(
    { instances: ids.map(instanceConfig), ...(composed ? { composed: composedConfig(ids) } : {}) },
    files,
  );
  for (const { code, place } of diagnostics) {
    expect(code).not.toBe('file-failure');
    const text = files.get(place?.file ?? '');
    expect(text, `${code} at ${JSON.stringify(place)}`).toBeDefined();
    expect(place?.line ?? 1).toBeLessThanOrEqual((text ?? '').split(/\r\n|\r|\n/).length);
  }
}

it('damaged schemas load, or cause a diagnostic at an existing place', async () => {
  await forAll(damagedText(corpus(/\.graphqls?$/)), 1_200, (text) => {
    check({ shop: text }, false);
  });
}, 600_000);

it('damaged schemas compose with valid ones, or cause a diagnostic at an existing place', async () => {
  const users = fixture('users.graphql');
  await forAll(damagedText([fixture('orders.graphql'), users]), 300, (text) => {
    check({ users, orders: text }, true);
  });
}, 600_000);

/** Values in place of those of an introspection result. */
const OTHERS = [
  ...[undefined, null, true, 0, '', 'a b', '__a', '"""', '}\ntype X { a: Int', '\ud800', '[['],
  ...[[], [[]], [null], {}, { name: '__proto__' }, { kind: 'LIST' }, { kind: 'ENUM', name: 'E' }],
  { kind: 'NON_NULL', ofType: { kind: 'NON_NULL', ofType: { kind: 'SCALAR', name: 'Int' } } },
];

/** JSON with some of its values replaced. */
const damagedJson = (text: string) =>
  array(tuple(nat({ max: 0xff_ff }), constantFrom(...OTHERS)), { minLength: 1, maxLength: 4 }).map(
    (changes) => {
      let count = 0;
      JSON.parse(text, () => void count++);
      const by = new Map(changes.map(([at, other]) => [at % count, other]));
      let now = 0;
      return JSON.stringify(
        JSON.parse(text, (_, value) => {
          const at = now++;
          return by.has(at) ? by.get(at) : value;
        }),
      );
    },
  );

it('damaged introspection results load, or cause a diagnostic at the file', async () => {
  const answer = readFileSync(
    new URL('../fixtures/init/introspection-answer/site/src/schema.json', import.meta.url),
    'utf8',
  );
  // The types of introspection itself are not read.
  const own = JSON.stringify(
    JSON.parse(answer, (key, value) =>
      key === 'types'
        ? value.filter(({ name }: { name: string }) => !name.startsWith('__'))
        : value,
    ),
  );
  await forAll(damagedJson(own), 300, (text) => check({ shop: text ?? '' }, false));
  await forAll(damagedText([answer.slice(0, 3_000), own]), 100, (text) => {
    check({ shop: text }, false);
  });
}, 600_000);
