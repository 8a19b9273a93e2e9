import type { SchemaPage } from '@docgen/core/page';
import type { OperationEntry, SchemaEntry } from '@docgen/core/schema-model';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { directionEnum, orderEntry, orderQuery, schema } from '../testing/sample-schema.ts';
import { SchemaArticle } from './schema-article.tsx';
import { schemaHeadings } from './schema-headings.ts';

const START: Partial<SchemaPage> = {
  indexes: [
    {
      title: 'Queries',
      cards: [
        { title: 'order', to: orderQuery.route, description: 'Looks up an order.' },
        { title: 'orders', to: '/orders', deprecated: true },
      ],
      all: { to: '/docs/category/queries-16', count: 34 },
    },
  ],
  entities: [{ label: 'Order', entities: [{ name: 'Order', to: orderEntry.route }] }],
  diagram: { source: 'erDiagram', html: '<figure class="mermaid"></figure>' },
  downloads: [{ label: 'SDL', to: '/graphql/schema.graphql' }],
};

function pageOf(entry?: SchemaEntry): SchemaPage {
  return {
    kind: 'schema',
    schema: schema.id,
    title: entry?.name ?? schema.title,
    cards: entry ? [] : [{ title: 'Queries', to: '/docs/category/queries-16', count: 1 }],
    ...(entry === undefined ? START : { entry }),
  };
}

function draw(entry?: SchemaEntry): string {
  return renderHtml(<SchemaArticle page={pageOf(entry)} schema={schema} />);
}

describe('an object type of the composed schema', () => {
  const html = draw(orderEntry);

  test('has one h1 with its name, its kind and its description', () => {
    expect(html.match(/<h1>.*?<\/h1>/g)).toEqual(['<h1>Order</h1>']);
    expect(html).toContain('<span class="badge">object</span>');
    expect(html).toContain('<div>md(A **purchase**.)</div>');
  });

  test('links type names in the signature and in members, inside their wrappers', () => {
    expect(html).toContain(
      '<a href="/base/graphql/schema/types/objects/order-item">OrderItem</a>!]!\n}</code></pre>',
    );
    expect(html).toContain(
      '<code>[<a href="/base/graphql/schema/types/objects/order-item">OrderItem</a>!]!</code>',
    );
    expect(html).toContain('<code>Int</code>');
  });

  test('has ids for fields and arguments, and the default values of arguments', () => {
    expect(html).toContain('<div class="member" id="Order.items"><h3 id="field-items">');
    expect(html).toContain('<li id="Order.items.first"><b id="field-items-first">first</b>');
    expect(html).toContain('<small>default <code>10</code></small>');
  });

  test('names its owners, with links to the same type in their references', () => {
    expect(html).toContain(
      '<p class="owners">Owned by <a href="/base/graphql/order/types/objects/order" class="service-0">Order Service</a>; referenced by <a href="/base/graphql/invoice" class="service-1">Invoice Service</a>.</p>',
    );
    // The fields have the same owner as the type, so they do not repeat it.
    expect(html).not.toContain('<small class="owners">');
  });

  test('names fields that move progressively to a service after those that it adds', () => {
    const override = { from: 'order', label: 'percent(20)' };
    const [owner, other] = orderEntry.subgraphs;
    const [items, oldId] = orderEntry.fields;
    if (!owner || !other || !items || !oldId) throw new Error('two owners, two fields');
    const invoice = { ...other, role: 'contributor' } as const;
    const moved = { ...items, subgraphs: [owner, { ...invoice, override }] };
    const own = { ...oldId, subgraphs: [invoice] };
    const entry = { ...orderEntry, subgraphs: [owner, invoice], fields: [moved, own] };
    expect(draw(entry)).toMatch(
      />Invoice Service<.a> \(<code>oldId<.code>; <code>items<.code> moved from Order Service \(20 %\)\)\.<.p>/,
    );
    const operation = { ...orderQuery, subgraphs: [owner, { ...owner, id: 'invoice', override }] };
    expect(draw(operation)).toMatch(
      /Shared by .*<.a> and .*<.a> \(moved from Order Service \(20 %\)\)\./,
    );
    const provided = { ...owner, override, provides: 'id name' };
    expect(draw({ ...orderQuery, subgraphs: [provided] })).toMatch(
      /Owned by .*<.a> \(moved from Order Service \(20 %\); provides <code>id name<.code>\)\./,
    );
  });

  test('collapses deprecated fields after the others', () => {
    const [, folded = ''] = html.split('<details class="more-members">');
    expect(folded).toMatch(/^<summary>1 deprecated field<.summary>.*id="Order.oldId"/);
    expect(folded).not.toContain('id="Order.items"');
  });

  test('has deprecation reasons and applied directives', () => {
    expect(html).toContain('<div class="deprecation"><b>Deprecated.</b> md(Use `id`.)</div>');
    expect(html).toContain('<code><a href="/base/tag">@tag</a>(name: &quot;legacy&quot;)</code>');
    expect(html).toContain('<code>@tag(name: &quot;old&quot;)</code>');
  });

  test('has no empty sections', () => {
    expect(html.match(/<h2 id="[^"]+"/g)).toEqual([
      '<h2 id="fields"',
      '<h2 id="keys"',
      '<h2 id="implements"',
      '<h2 id="sdl"',
    ]);
  });
});

test('a definition links to other schemas on one line, and collapses further links or links to all of them', () => {
  const schemas = ['API', 'A', 'B', 'C', 'D'].map((label) => ({
    label,
    to: `/${label}`,
    members: 2,
  }));
  const entry = { ...orderEntry, subgraphs: [] };
  const linesOf = (alsoIn: SchemaPage['alsoIn'], of: SchemaEntry = entry) =>
    renderHtml(<SchemaArticle page={{ ...pageOf(of), alsoIn }} schema={schema} />)
      .match(/<p class="owners">.*?<\/p>|<summary>\d+ more<.summary>/g)
      ?.map((line) => line.replace(/<[^>]*>/g, ''));
  expect(linesOf({ schemas })).toEqual([
    'This type in: API (2 fields) · A (2) · B (2)',
    '2 more',
    'C (2) · D (2)',
  ]);
  expect(linesOf({ schemas: schemas.slice(0, 4) })).toEqual([
    'This type in: API (2 fields) · A (2) · B (2) · C (2)',
  ]);
  expect(linesOf({ schemas: schemas.slice(0, 1), all: { to: '/API', count: 6 } })).toEqual([
    'This type in: API (2 fields) · all 6 schemas',
  ]);
  // The links of owners lead to the same pages.
  const [owner] = orderEntry.subgraphs;
  const owned = { label: 'Order', to: owner?.to ?? '' };
  expect(linesOf({ schemas: [owned] }, orderEntry)).toHaveLength(1);
  expect(linesOf({ schemas: [owned, { label: 'Old', to: '/old' }] }, orderEntry)?.[1]).toBe(
    'This type in: Old',
  );
});

test('an operation has its arguments and its return type', () => {
  const html = draw(orderQuery);
  expect(html).toContain('<div class="member" id="Query.order.id"><h3 id="arg-id">');
  expect(html).toContain('<span class="badge badge-required">required</span>');
  expect(html).toMatch(
    /<h2 id="returns">.*<a href="\/base\/graphql\/schema\/types\/objects\/order"/,
  );
});

test('the first values of an enum are at the arguments that accept it', () => {
  const [id] = orderQuery.inputTree;
  const type = { text: '[Dir!]', name: 'Dir', to: '/dir' };
  const linesOf = (more: number) => {
    const values = { names: ['ASC', 'DESC'], more };
    const inputTree = id === undefined ? [] : [{ input: { ...id.input, type }, values }];
    return /<p class="values">(.*?)<\/p>/.exec(draw({ ...orderQuery, inputTree }))?.[1];
  };
  expect(linesOf(0)).toBe('Values: <code>ASC</code>, <code>DESC</code>');
  expect(linesOf(3)).toMatch(/DESC<.code> and <a href="\/base\/dir">3 more<.a>$/);
});

test('the fields that an argument lacks are a link to its type', () => {
  const [id] = orderQuery.inputTree;
  const linesOf = (more?: number) => {
    const type = { text: 'Where!', name: 'Where', to: '/where' };
    const field = id === undefined ? [] : [{ input: id.input }];
    const input = id && { ...id.input, name: 'where', type };
    const node = { fields: field, ...(more === undefined ? {} : { more }) };
    const inputTree = input === undefined ? [] : [{ input, ...node }];
    const html = draw({ ...orderQuery, inputTree });
    return /<ul class="arguments" aria-label="Fields of where">.*?<\/ul>/.exec(html)?.[0];
  };
  expect(linesOf()).not.toContain('more');
  expect(linesOf(3)).toMatch(/<li><a href="\/base\/where">3 more fields of Where<.a><.li><.ul>$/);
});

test('arguments of fields of a result are between their name and type', () => {
  const [field] = orderQuery.resultFields?.fields ?? [];
  const { type } = orderQuery.field;
  const fields = field === undefined ? [] : [{ ...field, call: '(of)' }];
  const resultFields = { type, fields, more: 0, possibleTypes: [], moreTypes: 0 };
  expect(draw({ ...orderQuery, resultFields })).toMatch(
    /<li><b>items<.b><small>\(of\)<.small> <code>/,
  );
});

test('lists of the fields of a result have names', () => {
  const { type } = orderQuery.field;
  const [field] = orderQuery.resultFields?.fields ?? [];
  const fields = field === undefined ? [] : [field];
  const result = { type, fields, more: 0, possibleTypes: [], moreTypes: 0 };
  expect(draw({ ...orderQuery, resultFields: result })).toContain(
    '<ul class="arguments" aria-label="Fields of Order">',
  );
  const union = { ...result, fields: [], possibleTypes: [result] };
  expect(draw({ ...orderQuery, resultFields: union })).toMatch(
    /aria-label="Types of Order"><li>.*<ul class="arguments" aria-label="Fields of Order">/,
  );
});

test('fields of a result have their description on the same line', () => {
  const [field] = orderQuery.resultFields?.fields ?? [];
  expect(field?.field.description?.markdown).toBe('What was ordered.');
  expect(draw(orderQuery)).toMatch(
    /<li><b>items<.b> <code>.*?<.code> <span>md\(What was ordered\.\)<.span><.li>/,
  );
});

test('omitted fields and types of a result are counted, with a link to the page of their type', () => {
  const [field] = orderQuery.resultFields?.fields ?? [];
  const { type } = orderQuery.field;
  const result = { type, fields: [], more: 2, possibleTypes: [], moreTypes: 0 };
  const link = '<a href="/base/graphql/schema/types/objects/order">2 more fields of Order</a>';
  expect(draw({ ...orderQuery, resultFields: result })).toContain(`<li>${link}</li>`);
  const fields = field === undefined ? [] : [{ ...field, result: { ...result, more: 3 } }];
  expect(draw({ ...orderQuery, resultFields: { ...result, fields } })).toMatch(
    />3 more fields of Order<.*>2 more fields of Order</,
  );
  const types = { ...result, more: 0, possibleTypes: [{ ...result, more: 0 }], moreTypes: 3 };
  expect(draw({ ...orderQuery, resultFields: types })).toContain(
    '<li><a href="/base/graphql/schema/types/objects/order">3 more types of Order</a></li>',
  );
});

test('fields of the result are marked as deprecated or hidden from clients', () => {
  const marked = (marks: object) => {
    const { resultFields: result } = orderQuery;
    const [first] = result?.fields ?? [];
    if (result === undefined || first === undefined) throw new Error('no fields of the result');
    const fields = [{ field: { ...first.field, ...marks } }];
    const html = draw({ ...orderQuery, resultFields: { ...result, fields } });
    return /<li><b>.*?<.li>/s.exec(html.slice(html.indexOf('id="returns"')))?.[0];
  };
  expect(marked({})).not.toContain('badge');
  expect(marked({ inaccessible: true })).toContain('<span class="badge">hidden from clients<');
  const deprecated = { markdown: 'Gone.', place: undefined };
  expect(marked({ deprecated })).toContain('<span class="badge badge-deprecated">deprecated<');
});

test('an operation has its examples in tabs after the signature', () => {
  const html = draw(orderQuery);
  expect(html.indexOf('id="sdl"')).toBeLessThan(html.indexOf('id="examples"'));
  expect(html.indexOf('id="examples"')).toBeLessThan(html.indexOf('id="arguments"'));
  expect(
    [...html.matchAll(/<button type="button" role="tab"(?: data-selected="")?>(.*?)</g)].map(
      ([, label]) => label,
    ),
  ).toEqual(['Operation', 'Variables', 'Response', 'cURL']);
  expect(html).toContain('<strong>query</strong> Order(<i>$id</i>: UUID!)');
  expect(html).toContain('<i>"id"</i>: <em>"3f0c2a7e"</em>');
  expect(html).toContain('<b>curl</b> ');
  expect(schemaHeadings(pageOf(orderQuery), schema)).toEqual([]);
});

test('the tabs of each example have its name', () => {
  const [example] = orderQuery.examples ?? [];
  if (example === undefined) throw new Error('The query has no example.');
  const html = draw({ ...orderQuery, examples: [example, { ...example, name: 'Old order' }] });
  expect([...html.matchAll(/role="tablist" aria-label="(.*?)"/g)].map(([, name]) => name)).toEqual([
    `Example ${example.name}`,
    'Example Old order',
  ]);
});

test('an example links to the explorer of the schema, if clients can send it', () => {
  const explorer = 'https://tools.example/?query={operation}&variables={variables}';
  const linkOf = (entry: OperationEntry, of: typeof schema) => {
    const html = renderHtml(<SchemaArticle page={pageOf(entry)} schema={of} />);
    return /<a href="([^"]*)"[^>]*>Run (.*?) in the explorer<\/a>/.exec(html);
  };
  // On the host of the site, another program answers it.
  expect(linkOf(orderQuery, { ...schema, explorer })?.[0]).toContain('data-nobrokenlinkcheck');
  const [, href = '', name] = linkOf(orderQuery, { ...schema, explorer }) ?? [];
  expect(name).toBe('Order');
  const { searchParams } = new URL(href.replaceAll('&amp;', '&'));
  const [example] = orderQuery.examples ?? [];
  expect(searchParams.get('query')).toBe(example?.operation);
  expect(searchParams.get('variables')).toBe(example?.variables);
  expect(linkOf(orderQuery, schema)).toBeNull();
  expect(linkOf({ ...orderQuery, inaccessible: true }, { ...schema, explorer })).toBeNull();
});

test('a command has the headers of the schema, and exists only if clients can send it', () => {
  const commandOf = (entry: OperationEntry) => {
    const sent = { ...schema, headers: { Authorization: 'Bearer $TOKEN' } };
    const html = renderHtml(<SchemaArticle page={pageOf(entry)} schema={sent} />);
    return /<b>curl<\/b>.*?(?=<\/code>)/s.exec(html)?.[0];
  };
  expect(commandOf(orderQuery)).toContain('-H "Authorization: Bearer $TOKEN" \\\n');
  expect(commandOf({ ...orderQuery, inaccessible: true })).toBeUndefined();
  expect(commandOf({ ...orderQuery, name: '_entities' })).toBeUndefined();
});

test('facts about a field do not repeat the only owner of its type', () => {
  const subgraphs = [{ id: 'order', role: 'owner', external: false, provides: 'name' }] as const;
  const fields = orderEntry.fields.map((field) => ({ ...field, subgraphs }));
  const html = draw({ ...orderEntry, fields });
  expect(html).toContain('<small class="owners">provides <code>name</code></small>');
  const [owner] = orderEntry.subgraphs;
  const shared = owner ? [owner, { ...owner, id: 'invoice' }] : [];
  expect(draw({ ...orderEntry, fields, subgraphs: shared })).toMatch(
    /<small class="owners">from <a [^>]*>Order Service<.a>, provides <code>name<.code><.small>/,
  );
});

test('an interface has the services that declare it, unless they are the owners or all services', () => {
  const [owner, other] = orderEntry.subgraphs;
  const [node] = orderEntry.interfaces;
  if (!owner || !other || !node) throw new Error('two services, an interface');
  const subgraphs = [owner, { ...other, role: 'contributor' as const }];
  const said = (...ids: readonly string[]) =>
    draw({ ...orderEntry, subgraphs, interfaces: [{ ...node, subgraphs: ids }] })
      .match(/<ul class="names"><li>[^{]*?<\/ul>/g)
      ?.at(-1)
      ?.replace(/<[^>]*>/g, '');
  expect(said('invoice')).toBe(`${node.text} from Invoice Service`);
  expect(said('order')).toBe(node.text);
  expect(said('order', 'invoice')).toBe(node.text);
});

test('paging arguments are collapsed into one line after the others, unless there is only one', () => {
  const fieldWith = (...args: [name: string, text: string, defaultValue?: string][]) =>
    orderEntry.fields.slice(0, 1).map((field) => ({
      ...field,
      args: args.map(([name, text, defaultValue]) => {
        const coordinate = `Order.items(${name}:)`;
        const type = { text, name: text.replace('!', '') };
        const value = defaultValue === undefined ? {} : { defaultValue };
        return { name, coordinate, type, ...value, directives: [], subgraphs: [] };
      }),
    }));
  const linesOf = (fields: typeof orderEntry.fields) =>
    [...draw({ ...orderEntry, fields }).matchAll(/<(?:summary|li id=.*?)>.*?<\/(?:summary|li)>/g)]
      .map(([line]) => line.replace(/<[^>]*>/g, ''))
      .map((line) => line.trim());
  expect(linesOf(fieldWith(['first', 'Int', '10'], ['by', 'By'], ['skip', 'Int', '0']))).toEqual([
    'by By',
    'Pages by first: Int = 10, skip: Int = 0',
    'first Int default 10',
    'skip Int default 0',
  ]);
  expect(linesOf(fieldWith(['page', 'Int!'], ['page_size', 'Int']))).toEqual([
    'Pages by page: Int!, page_size: Int',
    'page Int! required',
    'page_size Int',
  ]);
  expect(linesOf(fieldWith(['limit', 'Int'], ['skip', 'Boolean']))).toEqual([
    'limit Int',
    'skip Boolean',
  ]);
});

test('the selection from which a field is computed links to its fields', () => {
  const [id] = orderEntry.fields;
  const requires = `${id?.name} user { ${id?.name} }`;
  const subgraphs = [{ id: 'order', role: 'owner', external: false, requires }] as const;
  const html = draw({ ...orderEntry, fields: orderEntry.fields.map((f) => ({ ...f, subgraphs })) });
  expect(html).toContain(
    `computed from <code><a href="#Order.${id?.name}">${id?.name}</a> user { ${id?.name} }</code>`,
  );
});

test('a subscription has no command, because servers would not accept it', () => {
  const html = draw({ ...orderQuery, kind: 'subscriptions' });
  expect(html).toMatch(/<button type="button" role="tab">Response</);
  expect(html).not.toContain('curl');
  expect(html).not.toContain('cURL');
});

test('an input type of which exactly one field is set says so, as do arguments of this type', () => {
  const [node] = orderQuery.inputTree;
  if (node === undefined) throw new Error('the sample has an argument');
  const fields = [node.input];
  const oneOf = { ...directionEnum, kind: 'inputs', fields } as const;
  const note = '<p>A value has exactly one of these fields, and not as null.</p>';
  expect(draw(oneOf)).not.toContain(note);
  expect(draw({ ...oneOf, directives: [{ name: 'oneOf', args: [] }] })).toContain(note);
  const inputTree = [{ ...node, oneOf: true, fields: [node] }] as const;
  expect(draw({ ...orderQuery, inputTree })).toContain(
    '<small> exactly one of these fields</small>',
  );
});

test('an object that stands for an interface says what its fields are for', () => {
  const note = '<p>Order is an interface of other subgraphs. All types that implement it have';
  expect(draw(orderEntry)).not.toContain(note);
  expect(draw({ ...orderEntry, interfaceObject: true })).toContain(note);
});

test('a list of usages collapses those after the first twenty, and links to the members', () => {
  const html = draw(directionEnum);
  expect(html).toContain('<div class="member" id="OrderDirection.ASC"><h3 id="value-ASC">');
  const [shown = '', folded = ''] = html.split('<details>');
  expect(shown.match(/input field<\/small>/g)).toHaveLength(20);
  expect(folded.match(/input field<\/small>/g)).toHaveLength(3);
  expect(folded).toContain('<summary>3 more</summary>');
  expect(html).toContain('/types/inputs/order-0-input#Order0Input.direction"');
});

test('a usage has its type as code, like members', () => {
  const usage = {
    how: 'field',
    coordinate: 'Order.direction',
    definition: 'Order',
    to: '/order',
    type: '[OrderDirection!]',
  } as const;
  expect(draw({ ...directionEnum, usedBy: [usage] })).toContain(
    '.direction</code></a> <code>[Order<wbr/>Direction!]</code></li>',
  );
});

test('the shortest way names the selected type of a union or interface', () => {
  const path = [
    { coordinate: 'Query.node', to: '/query' },
    { coordinate: 'Order', to: '/order', possibleType: true },
    { coordinate: 'Order.direction', to: '/order#direction' },
  ] as const;
  const [, way = ''] = /<p>Shortest way: (.*?)<\/p>/.exec(draw({ ...directionEnum, path })) ?? [];
  expect(way.replace(/<[^>]*>/g, '')).toBe('Query.node → … on Order → Order.direction');
});

test('the start page links to the manual, the operations and the subgraphs', () => {
  const html = draw();
  expect(html).toContain('<h1>GraphQL API (Gateway)</h1>');
  expect(html).toContain('md(What clients query.)');
  expect(html).toContain('of 2 subgraphs');
  expect(html).toContain(
    '<s>orders</s><span class="visually-hidden"> (deprecated)</span></a></dt>',
  );
  for (const to of ['docs/gateway', 'docs/category/queries-16', 'graphql/order', 'graphql/invoice'])
    expect(html).toContain(`href="/base/${to}"`);
});

test('the start page names the address that clients send operations to, if it is known', () => {
  const endpoint = 'https://api.garden.example/graphql?key=a&b';
  expect(renderHtml(<SchemaArticle page={pageOf()} schema={{ ...schema, endpoint }} />)).toContain(
    '<p>Clients send operations to <code>https://api.garden.example/graphql?key=a&amp;b</code>.</p>',
  );
  expect(draw()).not.toContain('Clients send operations');
});

test('the start page has the first descriptions of a root type, each with its subgraph', () => {
  const told = ['Reads orders.', 'Reads bills.', 'Asks.', 'Looks up.', 'Finds.'].map(
    (markdown, at) => ({
      subgraphs: [{ id: at === 1 ? 'invoice' : `s${at}`, to: `/s${at}#Query` }],
      description: { markdown },
    }),
  );
  const [root] = schema.definition.roots;
  if (root === undefined) throw new Error('there is a root type');
  const { description: _, ...silent } = root;
  const definition = { ...schema.definition, roots: [{ ...silent, told }] };
  const html = renderHtml(<SchemaArticle page={pageOf()} schema={{ ...schema, definition }} />);
  expect(html).toMatch(
    /<dt><a href="\/base\/s1#Query">Invoice Service<.a><.dt><dd>(<div>)?md\(Reads bills\.\)/,
  );
  expect(html.match(/<dt><a href="[^"]*#Query">/g)).toHaveLength(3);
  expect(html).not.toContain('Looks up.)');
  expect(html).toContain(
    'Also described by <a href="/base/s3#Query">s3</a>, <a href="/base/s4#Query">s4</a>.',
  );
});

test('the start page separates the interfaces of a root type', () => {
  const interfaces = ['Node', 'Ping'].map((name) => ({ name, text: name, subgraphs: [] }));
  const root = { kind: 'queries' as const, name: 'Query', coordinate: 'Query', interfaces };
  const rest = { directives: [], subgraphs: [] };
  const definition = { directives: [], roots: [{ ...root, ...rest }] };
  const html = renderHtml(<SchemaArticle page={pageOf()} schema={{ ...schema, definition }} />);
  expect(html).toContain('implements <code>Node</code>, <code>Ping</code>');
});

test('the start page lists operations, entities, deprecations and the SDL', () => {
  const html = draw();
  expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'contents',
    'queries',
    'entities',
    'deprecations',
    'subgraphs',
    'definition',
    'downloads',
  ]);
  expect(html).toContain('>order</a></dt><dd>Looks up an order.</dd>');
  expect(html).toContain('<a href="/base/docs/category/queries-16">All 34 queries</a>');
  expect(html).toContain('<div class="mermaid-diagram"><figure class="mermaid"></figure></div>');
  expect(html).toMatch(/objects\/order#Order.oldId">.*?<dd>md\(Use `id`.\)<.dd>/);
  expect(html).toContain('<a href="/base/graphql/schema.graphql" download="">SDL</a>');
});

test.each([orderEntry, directionEnum, undefined])(
  'every heading in the table of contents has an id on the page: %#',
  (entry) => {
    const html = draw(entry);
    const headings = schemaHeadings(pageOf(entry), schema);
    expect(headings.length).toBeGreaterThan(0);
    for (const { id } of headings) expect(html.split(`id="${id}"`)).toHaveLength(2);
  },
);

test('members are third-level headings below their section', () => {
  const found = schemaHeadings(pageOf(orderEntry), schema);
  expect(found.map(({ level, text }) => `${level} ${text}`)).toEqual([
    '2 Fields',
    '3 items',
    '3 oldId',
    '2 Entity keys',
    '2 Implements',
    '2 Definition',
  ]);
});
