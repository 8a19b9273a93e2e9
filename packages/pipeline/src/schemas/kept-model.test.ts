import { readFileSync } from 'node:fs';
import { buildSchemaModel } from '@docgen/graphql/model/build-schema-model';
import { encode } from '@docgen/memo/encoded';
import { partsOf } from '@docgen/memo/parts';
import { expect, test } from 'vitest';
import { instanceConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { keepModel, openModel } from './kept-model.ts';

const sdl = readFileSync(new URL('../../../../schemas/order.graphql', import.meta.url), 'utf8');
const schema = loadShop(
  `${sdl}\nextend type Query { size(unit: String = "Größe 📐"): String }`,
).value;
if (schema === undefined) throw new Error('the schema does not load');
const { value: model } = buildSchemaModel({ config: instanceConfig('shop'), schema });

function open(built: typeof model) {
  const { outline, details } = keepModel(built);
  const parts = partsOf({ outline: encode(outline), details });
  return openModel(parts.outline, parts.details);
}

test('a model is the same when it was kept, whichever entry is read first', () => {
  const plain = JSON.parse(JSON.stringify(model));
  const opened = open(model).value();
  for (const [index, entry] of [...opened.entries.entries()].reverse()) {
    expect(JSON.parse(JSON.stringify(entry))).toEqual(plain.entries[index]);
  }
  expect(opened).toMatchObject(plain);
  expect(
    model.entries.some(({ signature }) => JSON.stringify(signature).includes('Größe 📐')),
  ).toBe(true);
});

test('who asks twice gets the same entries', () => {
  const part = open(model);
  expect(part.value().entries[0]).toBe(part.value().entries[0]);
});

test('a model that was just built is opened as it is', () => {
  const parts = partsOf(keepModel(model));
  expect(openModel(parts.outline, parts.details).value()).toBe(model);
});

test('a model with another detail has another hash', () => {
  const [first, ...others] = model.entries;
  if (first === undefined) throw new Error('no entry');
  const changed = { ...model, entries: [{ ...first, signature: [] }, ...others] };
  expect(open(changed).hash).not.toBe(open(model).hash);
  expect(open({ ...model }).hash).toBe(open(model).hash);
});
