import { expect, it } from 'vitest';
import { findJson, jsonPlaces } from './json-places.ts';

const text = `\uFEFF{
  "a": [1, { "b": "}, [" }, []],
  "a\\u0062": { "c": { "d": null } },
  "twice": 1, "twice": { "e": true }
}
`;

it.each([
  ['the whole', [], '1:2'],
  ['an array', ['a'], '2:3'],
  ['an item', ['a', 0], '2:9'],
  ['an object in an array', ['a', 1], '2:12'],
  ['a member in it', ['a', 1, 'b'], '2:14'],
  ['an empty array after it', ['a', 2], '2:29'],
  ['a name with an escape', ['ab'], '3:3'],
  ['a nested member', ['ab', 'c', 'd'], '3:23'],
  ['the last of the same name', ['twice'], '4:15'],
  ['a member of that', ['twice', 'e'], '4:26'],
  ['something missing: what is around it', ['ab', 'c', 'x', 'y'], '3:16'],
  ['an item that is missing', ['a', 7], '2:3'],
  ['a name of objects in JavaScript', ['constructor'], '1:2'],
])('finds the place of %s', (_, path, place) => {
  const { file, line, column } = jsonPlaces({ file: 'a.json', text })(path);
  expect([file, `${line}:${column}`]).toEqual(['a.json', place]);
});

it('finds the first value that is wanted', () => {
  const source = { file: 'a.json', text };
  const { place, value } = findJson(source, ([key]) => key === 'twice') ?? {};
  expect([place?.line, place?.column, value]).toEqual([4, 3, '1']);
  expect(findJson(source, (path) => path.length > 3)).toBeUndefined();
});
