import { readFileSync } from 'node:fs';
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
