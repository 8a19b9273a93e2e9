import { expect, it } from 'vitest';
import { slugOfName } from './slug-of-name.ts';

// test/schema-routes.test.ts compares all names of the sixteen schemas with the specified routes.
it.each([
  ['User', 'user'],
  ['orderItems', 'order-items'],
  ['DateTime', 'date-time'],
  ['UUID', 'uuid'],
  ['JSONObject', 'jsonobject'],
  ['_Any', 'any'],
  ['_entities', 'entities'],
  ['__typename', 'typename'],
  ['link__Purpose', 'link-purpose'],
  ['join__FieldSet', 'join-field-set'],
  ['specifiedBy', 'specified-by'],
  ['OUT_OF_STOCK', 'out-of-stock'],
  ['trailing_', 'trailing'],
  ['Address2Line', 'address2-line'],
  ['CategoryCharacteristicValueOrderField', 'category-characteristic-value-order-field'],
  ['_', 'underscore'],
])('makes %s the slug %s', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});
