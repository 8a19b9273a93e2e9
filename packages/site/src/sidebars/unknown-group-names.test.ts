import type { SchemaSidebarItemConfig } from '@docgen/core/config';
import { pathText } from '@docgen/core/diagnostics/key-path';
import type { SchemaModel } from '@docgen/core/schema-model';
import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';
import { sidebarNodes } from './sidebar-nodes.ts';

const { value } = modelsOf({
  orders: `
type Query { order: Order @team(name: "sales") }
type Order { id: ID! }
directive @team(name: String) repeatable on OBJECT | FIELD_DEFINITION`,
});

/** What is told about a schema in a sidebar, which names its place in the configuration. */
function told(
  grouping: Omit<SchemaSidebarItemConfig, 'type' | 'schema'>,
  { hidesDefinitions = false } = {},
) {
  const item = { type: 'schema', schema: 'orders', ...grouping } as const;
  const { diagnostics } = sidebarNodes(
    {
      sidebars: { main: [{ type: 'category', label: 'API', items: [item] }] },
      categoryRoute: '/',
      schemas: { instances: [] },
    },
    {
      content: new Map(),
      schemas: new Map(value.models.map((model: SchemaModel) => [model.id, model])),
      summary: () => undefined,
      hidesDefinitions,
    },
    (key) => ({ place: { file: pathText(key) } }),
  );
  return diagnostics.map(({ code, severity, message, hint, place }) => {
    expect(message.startsWith(`${place?.file} `)).toBe(true);
    return [code, severity, message, hint];
  });
}

it('warns about names in groups that match no entry, with the nearest', () => {
  expect(
    told({
      groups: [
        { label: 'Orders', names: ['Order', 'ordr'] },
        { label: 'Rest', names: ['*rder', 'Nothing*'] },
      ],
    }),
  ).toEqual([
    [
      'unknown-group-name',
      'warning',
      'sidebars.main[0].items[0].groups[0].names[1] matches no entry of the schema "orders": "ordr".',
      'Did you mean "Order" or "order"?',
    ],
    [
      'unknown-group-name',
      'warning',
      'sidebars.main[0].items[0].groups[1].names[1] matches no entry of the schema "orders": "Nothing*".',
      'Correct or remove it.',
    ],
  ]);
});

it('warns about a directive to group by that no entry applies', () => {
  const message = (directive: string) =>
    `sidebars.main[0].items[0].groupBy groups nothing: no entry of the schema "orders" applies ${directive}.`;
  expect(told({ groupBy: '@tema(name:)' })).toEqual([
    ['unknown-group-name', 'warning', message('@tema(name:)'), 'Did you mean "@team(name:)"?'],
  ]);
  expect(told({ groupBy: '@x(owner:)' })).toEqual([
    [
      'unknown-group-name',
      'warning',
      message('@x(owner:)'),
      'Correct the directive and its argument, or remove the key to group entries by kind.',
    ],
  ]);
});

it('is silent about names that match, and other ways to group', () => {
  expect(told({ groups: [{ label: 'Orders', names: ['*'] }] })).toEqual([]);
  expect(told({ groupBy: '@team(name:)' })).toEqual([]);
  expect(told({ groupBy: 'service' })).toEqual([]);
  expect(told({ groupBy: 'kind' })).toEqual([]);
});

it('is silent if the names may be those of hidden definitions', () => {
  const groups = [{ label: 'Internal', names: ['Stock'] }];
  expect(told({ groups })).toHaveLength(1);
  expect(told({ groups }, { hidesDefinitions: true })).toEqual([]);
});

it('warns about a directive also if it may be hidden, because all entries are in one group then', () => {
  expect(told({ groupBy: '@team(name:)' }, { hidesDefinitions: true })).toEqual([]);
  const [warning] = told({ groupBy: '@shelf(id:)' }, { hidesDefinitions: true });
  expect(warning?.slice(2)).toEqual([
    'sidebars.main[0].items[0].groupBy groups nothing: no entry of the schema "orders" applies @shelf(id:).',
    'Correct the directive and its argument, show it if `schemas.show` or `schemas.hide` leaves it out, or remove the key to group entries by kind.',
  ]);
});
