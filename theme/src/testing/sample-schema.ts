import type {
  ArgumentModel,
  Documented,
  EnumEntry,
  FieldModel,
  ObjectEntry,
  OperationEntry,
  SchemaEntry,
  SchemaModel,
  Usage,
} from '@docgen/core/schema-model';

const nothing = { directives: [], subgraphs: [] } as const;
const route = '/graphql/schema';

function documented(coordinate: string, markdown: string): Documented {
  return { ...nothing, coordinate, description: { markdown } };
}

const uuid = { text: 'UUID!', name: 'UUID', to: `${route}/types/scalars/uuid` };

const items: FieldModel = {
  ...documented('Order.items', 'What was ordered.'),
  name: 'items',
  type: { text: '[OrderItem!]!', name: 'OrderItem', to: `${route}/types/objects/order-item` },
  args: [
    {
      ...documented('Order.items(first:)', 'How many.'),
      name: 'first',
      type: { text: 'Int', name: 'Int' },
      defaultValue: '10',
    },
  ],
  subgraphs: [
    { id: 'order', role: 'owner', to: '/graphql/order/types/objects/order', external: false },
  ],
};

const oldId: FieldModel = {
  ...documented('Order.oldId', 'Former key.'),
  name: 'oldId',
  type: uuid,
  args: [],
  deprecated: { markdown: 'Use `id`.' },
  directives: [
    { name: 'tag', to: '/tag', args: [{ name: 'name', value: '"legacy"' }] },
    { name: 'tag', args: [{ name: 'name', value: '"old"' }] },
  ],
};

/** An object type of a composed schema with everything that a page can show. */
export const orderEntry: ObjectEntry = {
  ...documented('Order', 'A **purchase**.'),
  section: 'types',
  kind: 'objects',
  name: 'Order',
  slug: 'order',
  route: `${route}/types/objects/order`,
  signature: [
    { kind: 'keyword', text: 'type' },
    { kind: 'text', text: ' ' },
    { kind: 'name', text: 'Order' },
    { kind: 'text', text: ' {\n  items: [' },
    { kind: 'type', text: 'OrderItem', to: `${route}/types/objects/order-item` },
    { kind: 'text', text: '!]!\n}' },
  ],
  builtIn: false,
  usedBy: [],
  interfaces: [
    { text: 'Node', name: 'Node', to: `${route}/types/interfaces/node`, subgraphs: ['order'] },
  ],
  fields: [items, oldId],
  entity: true,
  keys: [{ fields: 'id', resolvable: true }],
  subgraphs: [
    { id: 'order', role: 'owner', to: '/graphql/order/types/objects/order', external: false },
    { id: 'invoice', role: 'stub', external: false },
  ],
};

const orderId: ArgumentModel = {
  ...documented('Query.order(id:)', 'Its key.'),
  name: 'id',
  type: uuid,
};

export const orderQuery: OperationEntry = {
  ...documented('Query.order', 'Looks up an order.'),
  section: 'api',
  kind: 'queries',
  name: 'order',
  slug: 'order',
  route: `${route}/api/queries/order`,
  signature: [],
  builtIn: false,
  usedBy: [],
  field: {
    ...documented('Query.order', 'Looks up an order.'),
    name: 'order',
    type: { text: 'Order', name: 'Order', to: orderEntry.route },
    args: [orderId],
  },
  inputTree: [{ input: orderId }],
  resultFields: {
    type: { text: 'Order', name: 'Order', to: orderEntry.route },
    fields: [{ field: { ...items, args: [] } }, { field: oldId }],
    more: 0,
    possibleTypes: [],
    moreTypes: 0,
  },
  errorTypes: [],
  errors: [],
  examples: [
    {
      name: 'Order',
      operation: 'query Order($id: UUID!) {\n  order(id: $id) {\n    oldId\n  }\n}',
      variables: '{\n  "id": "3f0c2a7e"\n}',
      response: '{\n  "data": {}\n}',
      authored: false,
    },
  ],
};

export const directionEnum: EnumEntry = {
  ...documented('OrderDirection', 'Sort order.'),
  section: 'types',
  kind: 'enums',
  name: 'OrderDirection',
  slug: 'order-direction',
  route: `${route}/types/enums/order-direction`,
  signature: [],
  builtIn: false,
  usedBy: usages(23),
  values: [{ ...documented('OrderDirection.ASC', 'Smallest first.'), name: 'ASC' }],
};

function usages(count: number): Usage[] {
  return Array.from({ length: count }, (_, position) => ({
    how: 'input-field',
    coordinate: `Order${position}Input.direction`,
    definition: `Order${position}Input`,
    to: `${route}/types/inputs/order-${position}-input`,
  }));
}

export const schema: SchemaModel = {
  id: 'supergraph',
  label: 'Gateway',
  title: 'GraphQL API (Gateway)',
  description: 'What clients query.',
  route,
  manual: '/docs/gateway',
  composed: true,
  subgraphs: [
    { id: 'order', label: 'Order Service', route: '/graphql/order' },
    { id: 'invoice', label: 'Invoice Service', route: '/graphql/invoice' },
  ],
  definition: {
    directives: [],
    roots: [
      { ...documented('Query', 'Reads data.'), kind: 'queries', name: 'Query', interfaces: [] },
    ],
  },
  entries: [orderQuery, directionEnum, orderEntry] satisfies SchemaEntry[],
};
