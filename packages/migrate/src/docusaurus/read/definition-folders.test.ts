import { expect, test } from 'vitest';
import { definitionFolders, type GeneratedPages } from './definition-folders.ts';

function folders(pages: Partial<GeneratedPages>) {
  const found = definitionFolders({ printing: undefined, paths: [], version: undefined, ...pages });
  return found && `${found.api}, ${found.types}`;
}

test.each([
  ['1.22.0', ', '],
  ['~1.9.3', ', '],
  ['^1.23.0', 'api, types'],
  ['1.24.4', 'api, types'],
  ['^1.26.2', 'operations, types'],
  ['>=1.35.0 <2', 'operations, types'],
  ['2.0.0', 'operations, types'],
  ['latest', 'operations, types'],
])('version %s has its own folders by default', (version, expected) => {
  expect(folders({ version })).toBe(expected);
});

test('pages that are there tell more than a version', () => {
  const version = '1.35.0';
  expect(folders({ version, paths: ['api/queries/order.mdx'] })).toBe('api, types');
  expect(folders({ version, paths: ['01-operations/02-queries/order.mdx'] })).toBe(
    'operations, types',
  );
  expect(folders({ version: '1.22.0', paths: ['shop/operations/queries/order.mdx'] })).toBe(
    'operations, types',
  );
  expect(folders({ version, paths: ['objects/order.mdx', 'generated.md'] })).toBe(', ');
  // Without pages of operations, the name of their folder follows from the version.
  expect(folders({ version, paths: ['types/objects/order.mdx'] })).toBe('operations, types');
  expect(folders({ version, paths: ['api/intro.md'] })).toBe('operations, types');
});

test('settings tell most', () => {
  const paths = ['api/queries/order.mdx'];
  expect(folders({ paths, printing: { hierarchy: 'entity' } })).toBe(', ');
  expect(folders({ paths, printing: { hierarchy: { entity: {} } } })).toBe(', ');
  expect(folders({ paths, printing: { hierarchy: 'api' } })).toBe('operations, types');
  const names = { operations: 'How to Ask', types: 'things' };
  expect(folders({ paths, printing: { hierarchy: { api: names } } })).toBe('how-to-ask, things');
  expect(folders({ paths, printing: { hierarchy: { api: { types: 'things' } } } })).toBe(
    'operations, things',
  );
  expect(folders({ paths, printing: { useApiGroup: false } })).toBe(', ');
  expect(folders({ paths, printing: { hierarchy: 'flat' } })).toBeUndefined();
  expect(folders({ paths, printing: { hierarchy: {} } })).toBe('api, types');
});
