import { describe, expect, test } from 'vitest';
import { check, minimal, problems } from './testing/checked.ts';

describe('defaults', () => {
  test('a configuration of two keys has all others filled in', () => {
    expect(check(minimal)).toEqual({
      diagnostics: [],
      value: {
        title: 'Shop',
        tagline: '',
        url: 'https://docs.example.org',
        basePath: '/',
        trailingSlash: 'preserve',
        locale: 'en',
        texts: {},
        navbar: { title: 'Shop', items: [], localeDropdown: false },
        sidebars: {},
        categoryRoute: '/category',
        content: [],
        staticFolders: [],
        schemas: { instances: [] },
        footer: { columns: [], style: 'dark' },
        colorMode: { default: 'light', switch: true, followSystem: false },
        stylesheets: [],
        markdown: {
          format: 'mdx',
          v1Compatibility: { comments: true, admonitions: true, headingIds: true },
          admonitions: [],
          mermaid: { themes: { light: 'docgen-light', dark: 'docgen-dark' } },
          math: { stylesheet: 'cdn' },
          emoji: false,
          maxFileSize: 10_000_000,
        },
        code: { languages: [], magicComments: [] },
        tableOfContents: { minLevel: 2, maxLevel: 3 },
        titleDelimiter: '|',
        pageTimeout: 30,
        search: true,
        lastUpdated: false,
        versions: [],
        redirects: [],
        externalRoutes: [],
        checkAbsoluteLinks: true,
        onBrokenLinks: 'error',
        onBrokenAnchors: 'warn',
        onTrailingSlashes: 'ignore',
        onInvalidGraphql: 'error',
        onDuplicateRoutes: 'warn',
      },
    });
  });

  test('names of sidebars are arbitrary, even those of properties of all objects', () => {
    const sidebars = { constructor: [], prototype: [], toString: [] };
    const { value, diagnostics } = check({ ...minimal, sidebars });
    expect(diagnostics).toEqual([]);
    expect(Object.keys(value?.sidebars ?? {})).toEqual(['constructor', 'prototype', 'toString']);
  });

  test('schemas get label, title and route from their id, the composed one all subgraphs', () => {
    const { value } = check({
      ...minimal,
      schemas: {
        instances: [
          { id: 'order', path: 'schemas/order.graphql' },
          {
            id: 'tax',
            path: ['a.graphql', 'b.graphql'],
            label: 'Taxes',
            route: '/reference/tax/',
          },
        ],
        composed: { id: 'schema', title: 'Everything' },
      },
    });
    expect(value?.schemas).toEqual({
      instances: [
        {
          id: 'order',
          label: 'Order',
          title: 'Order GraphQL API',
          route: '/graphql/order',
          paths: ['schemas/order.graphql'],
          reference: true,
          strictness: 'strict',
          introspection: false,
        },
        {
          id: 'tax',
          label: 'Taxes',
          title: 'Taxes GraphQL API',
          route: '/reference/tax',
          paths: ['a.graphql', 'b.graphql'],
          reference: true,
          strictness: 'strict',
          introspection: false,
        },
      ],
      composed: {
        id: 'schema',
        label: 'Schema',
        title: 'Everything',
        route: '/graphql/schema',
        subgraphs: ['order', 'tax'],
        introspection: false,
      },
    });
  });

  test.each([
    ['api', undefined, 'GraphQL API'],
    ['shop', 'API', 'GraphQL API'],
    ['shop', 'Shop API', 'Shop GraphQL API'],
    ['shop', 'Shop GraphQL API', 'Shop GraphQL API'],
    ['old', 'API 2.0', 'GraphQL API 2.0'],
    ['old', 'Shop GraphQL API v1', 'Shop GraphQL API v1'],
    ['old', 'Shop API (old)', 'Shop GraphQL API (old)'],
    ['api-keys', undefined, 'API keys GraphQL API'],
    ['capi', undefined, 'Capi GraphQL API'],
    ['employee-events', undefined, 'Employee events GraphQL API'],
    ['shop-api', undefined, 'Shop GraphQL API'],
    ['shop_2', undefined, 'Shop_2 GraphQL API'],
    ['api-reference', undefined, 'GraphQL API'],
    ['shop', 'Shop GraphQL reference', 'Shop GraphQL API'],
    ['reference', undefined, 'Reference GraphQL API'],
  ])('the title of the schema %s, labelled %s, is %s', (id, label, title) => {
    const schemas = { instances: [{ id, label, path: 'a.graphql' }] };
    const { value } = check({ ...minimal, schemas });
    expect(value?.schemas.instances[0]?.title).toBe(title);
  });

  test.each([
    ['api', 'API'],
    ['shop-api', 'Shop API'],
    ['capital', 'Capital'],
    ['order-history', 'Order history'],
  ])('the label of the schema %s is %s', (id, label) => {
    const { value } = check({ ...minimal, schemas: { instances: [{ id, path: 'a.graphql' }] } });
    expect(value?.schemas.instances[0]?.label).toBe(label);
  });

  test('paths are normalised, switches and partial objects completed', () => {
    const { value, diagnostics } = check({
      ...minimal,
      url: 'https://docs.example.org/',
      basePath: '/handbook',
      content: [{ id: 'docs', path: 'content', route: '/docs/' }],
      stylesheets: [
        { href: 'https://cdn.example.org/a.css', integrity: 'sha384-abc+/=' },
        { href: '/b.css' },
      ],
      markdown: {
        mermaid: { themes: { dark: 'forest' } },
        math: false,
        v1Compatibility: { comments: false },
      },
      colorMode: { switch: false },
      announcementBar: { id: 'v2', content: 'New' },
    });
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({
      url: 'https://docs.example.org',
      basePath: '/handbook/',
      content: [{ id: 'docs', path: 'content', route: '/docs' }],
      colorMode: { default: 'light', switch: false, followSystem: false },
      announcementBar: { id: 'v2', content: 'New', dismissible: true },
      markdown: {
        mermaid: { themes: { light: 'docgen-light', dark: 'forest' } },
        v1Compatibility: { comments: false, admonitions: true, headingIds: true },
      },
    });
    expect(value?.stylesheets).toEqual([
      {
        href: 'https://cdn.example.org/a.css',
        integrity: 'sha384-abc+/=',
        crossorigin: 'anonymous',
      },
      { href: '/b.css' },
    ]);
    expect(value?.markdown.math).toBeUndefined();
  });

  test('pictures and stylesheets of all pages begin at the root of the site', () => {
    const named = (address: string) => {
      const frame = {
        favicon: address,
        logo: { light: address },
        stylesheets: [{ href: address }],
      };
      const { value } = check({ ...minimal, ...frame });
      return [value?.favicon, value?.logo?.light, value?.stylesheets[0]?.href];
    };
    const addresses = ['/img/a.svg', 'img/a.svg', './img/a.svg', 'https://cdn.example.org/a.svg'];
    expect(addresses.map((address) => new Set(named(address)))).toEqual([
      new Set(['/img/a.svg']),
      new Set(['/img/a.svg']),
      new Set(['/img/a.svg']),
      new Set(['https://cdn.example.org/a.svg']),
    ]);
  });

  test.each([
    [false, undefined],
    [true, { accent: '#3f48cc', background: '#ffffff', text: '#1d2521' }],
    [{ accent: '#AA0000' }, { accent: '#AA0000', background: '#ffffff', text: '#1d2521' }],
  ])('pictures for link previews: %j', (socialImages, expected) => {
    const { value, diagnostics } = check({ ...minimal, socialImages });
    expect(diagnostics).toEqual([]);
    expect(value?.socialImages).toEqual(expected);
  });
});

describe('problems', () => {
  const cases: [name: string, change: Record<string, unknown>, expected: string[]][] = [
    [
      'an unknown key with a similar one',
      { navbar: { itmes: [] } },
      ['unknown-config-key | navbar.itmes is not a known key. | Did you mean "items"?'],
    ],
    [
      'an unknown key like no other',
      { navbar: { xyz: 1 } },
      [
        'unknown-config-key | navbar.xyz is not a known key. | The keys are items, localeDropdown, title.',
      ],
    ],
    [
      'keys of other objects',
      {
        schemas: {
          instances: [{ id: 'a', path: 'a.graphql', hide: { names: ['B'] }, subgraphs: ['c'] }],
        },
        content: [{ id: 'docs', path: 'docs', tagline: 'T', errors: '/docs/errors' }],
        sidebars: { docs: [{ type: 'doc', content: 'docs', id: 'a', folder: '.' }] },
        navbar: { path: '/' },
      },
      [
        'unknown-config-key | content[0].tagline is not a known key. | `tagline` is a key of the configuration itself.',
        'unknown-config-key | content[0].errors is not a known key. | `errors` is a key of `schemas.instances[]`.',
        'unknown-config-key | schemas.instances[0].hide is not a known key. | `hide` is a key of `schemas`.',
        'unknown-config-key | schemas.instances[0].subgraphs is not a known key. | `subgraphs` is a key of `schemas.composed`.',
        'unknown-config-key | sidebars.docs[0].folder is not a known key. | `folder` is a key of `sidebars.<id>[]` of type "autogenerated".',
        'unknown-config-key | navbar.path is not a known key. | The keys are items, localeDropdown, title.',
      ],
    ],
    [
      'values of Docusaurus',
      { trailingSlash: true, onBrokenLinks: 'throw', onBrokenAnchors: 'log' },
      [
        'invalid-config-value | trailingSlash must be "preserve", "always" or "never", but is a boolean (true). | Write "always".',
        'invalid-config-value | onBrokenLinks must be "ignore", "warn" or "error", but is the string "throw". | Write "error".',
        'invalid-config-value | onBrokenAnchors must be "ignore", "warn" or "error", but is the string "log". | Write "warn".',
      ],
    ],
    [
      'a number in place of text',
      { title: 2026, url: 2026 },
      [
        'invalid-config-value | title must be a non-empty string, but is a number (2026). | Write it in quotes: "2026".',
        'invalid-config-value | url must be an origin such as "https://docs.example.org", but is a number (2026).',
      ],
    ],
    [
      'keys of Docusaurus',
      {
        baseUrl: '/',
        themeConfig: {},
        content: [{ id: 'docs', path: 'docs', routeBasePath: 'docs' }],
        colorMode: { defaultMode: 'dark' },
        sidebars: { docs: [{ type: 'autogenerated', dirName: '.', folder: '.' }] },
      },
      [
        'unknown-config-key | baseUrl is not a known key. | Write basePath.',
        'unknown-config-key | themeConfig is not a known key. | Write navbar, footer, colorMode, announcementBar, tableOfContents and code (prism) beside the title. To convert a Docusaurus configuration, run docgen init.',
        'unknown-config-key | content[0].routeBasePath is not a known key. | Write route.',
        'unknown-config-key | sidebars.docs[0].dirName is not a known key. | Write folder.',
        'unknown-config-key | colorMode.defaultMode is not a known key. | Write default.',
      ],
    ],
    [
      'paths in place of objects',
      { content: './content/', schemas: ['schemas/order book.graphql', 'a.graphql'] },
      [
        'invalid-config-value | content must be a list of content roots, but is the string "./content/". | Write content: [{ id: "content", path: "./content/" }].',
        'invalid-config-value | schemas must be an object, but is a list. | Write schemas: { instances: [{ id: "order-book", path: "schemas/order book.graphql" }, { id: "a", path: "a.graphql" }] }.',
      ],
    ],
    [
      'paths and objects in place of lists of objects',
      { content: ['..'], schemas: { instances: ['orders.graphql'] } },
      [
        'invalid-config-value | content[0] must be an object, but is the string "..". | Write { id: "docs", path: ".." }.',
        'invalid-config-value | schemas.instances[0] must be an object, but is the string "orders.graphql". | Write { id: "orders", path: "orders.graphql" }.',
      ],
    ],
    [
      'objects in place of lists, and lists of objects',
      { content: { id: 'docs', path: 'docs' }, schemas: [{ id: 'a', path: 'a.graphql' }] },
      [
        'invalid-config-value | content must be a list of content roots, but is an object. | Write content: [{ … }].',
        'invalid-config-value | schemas must be an object, but is a list. | Write schemas: { instances: [{ … }] }.',
      ],
    ],
    [
      'patterns in redirects',
      {
        redirects: [
          { from: '/w/*', to: '/wiki' },
          { from: '/blog/:slug', to: '/' },
          { from: '/Help:Contents%2A', to: '/' },
        ],
      },
      ['redirects[0].from', 'redirects[1].from'].map((key) => {
        const written = key.includes('0') ? '/w/*' : '/blog/:slug';
        return `invalid-config-value | ${key} must be one route, without patterns, but is the string "${written}". | Write an entry for each old route, or configure the pattern on your host. For the character "*" itself, write "%2A".`;
      }),
    ],
    [
      'a wrong type',
      { titleDelimiter: 3 },
      [
        'invalid-config-value | titleDelimiter must be a string, but is a number (3). | Write it in quotes: "3".',
      ],
    ],
    [
      'a colour of another form',
      { socialImages: { accent: 'green' } },
      [
        'invalid-config-value | socialImages.accent must be a colour such as "#3f48cc", but is the string "green".',
      ],
    ],
    [
      'neither a switch nor its options',
      { socialImages: 'yes' },
      ['invalid-config-value | socialImages must be true or false, but is the string "yes".'],
    ],
    [
      'a language without a name',
      { code: { languages: [''] } },
      [
        'invalid-config-value | code.languages[0] must be the name of a language of Prism, but is an empty string.',
      ],
    ],
    [
      'a language that nobody knows',
      { code: { languages: ['bash', 'pyton'] } },
      [
        'invalid-config-value | code.languages[1] must be the name of a language of Prism, but is the string "pyton". | Did you mean "python"?',
      ],
    ],
    [
      'a key without a value',
      { title: undefined },
      [
        'missing-config-key | title is missing. | The key is there, but its value is undefined, for example because an environment variable is not set.',
      ],
    ],
    [
      'a missing key, with what belongs there',
      { content: [{ path: 'docs' }], sidebars: { main: [{ label: 'A' }] } },
      [
        'missing-config-key | content[0].id is missing. | Add `id`: Id of the content root in sidebars and messages.',
        'missing-config-key | sidebars.main[0].type is missing. | Add `type`: "autogenerated", "schema", "doc", "link" or "category".',
      ],
    ],
    [
      'an id in place of an entry of a sidebar, as in Docusaurus',
      { sidebars: { main: ['guide/start'] } },
      [
        'invalid-config-value | sidebars.main[0] must be an object with a type, but is the string "guide/start". | For a page, write { type: "doc", id: "guide/start" }.',
      ],
    ],
    [
      'a word that is not one of the choices',
      { onBrokenLinks: 'warns' },
      [
        'invalid-config-value | onBrokenLinks must be "ignore", "warn" or "error", but is the string "warns". | Did you mean "warn"?',
      ],
    ],
    [
      'a url with a path',
      { url: 'https://example.org/handbook/' },
      [
        'invalid-config-value | url must be an origin such as "https://docs.example.org", without a path, but is the string "https://example.org/handbook/". | Move the path to basePath: url: "https://example.org", basePath: "/handbook/".',
      ],
    ],
    [
      'a base path without a slash',
      { basePath: 'handbook' },
      [
        'invalid-config-value | basePath must be a path that starts with "/", but is the string "handbook". | Write "/handbook".',
      ],
    ],
    [
      'a list where an object belongs',
      { footer: [] },
      ['invalid-config-value | footer must be an object, but is an empty list.'],
    ],
    [
      'a navbar item with two targets and one with none',
      { navbar: { items: [{ label: 'A', to: '/a', href: 'https://a.example' }, { label: 'B' }] } },
      [
        'invalid-config-value | navbar.items[0] must have exactly one of to, href, sidebar and items, but has to and href.',
        'invalid-config-value | navbar.items[1] must have exactly one of to, href, sidebar and items, but has none.',
      ],
    ],
    [
      'a navbar item of a sidebar that does not exist',
      { sidebars: { docs: [] }, navbar: { items: [{ label: 'A', sidebar: 'dosc' }] } },
      [
        'unknown-config-reference | navbar.items[0].sidebar refers to the sidebar "dosc", which does not exist. | Did you mean "docs"?',
      ],
    ],
    [
      'sidebar items that refer to nothing, also inside a category',
      {
        content: [{ id: 'docs', path: 'content' }],
        sidebars: {
          main: [
            { type: 'autogenerated', folder: '.', content: 'docz' },
            {
              type: 'category',
              label: 'API',
              link: { type: 'doc', content: 'dcos', id: 'api' },
              items: [{ type: 'schema', schema: 'order' }],
            },
          ],
        },
      },
      [
        'unknown-config-reference | sidebars.main[0].content refers to the content root "docz", which does not exist. | Did you mean "docs"?',
        'unknown-config-reference | sidebars.main[1].link.content refers to the content root "dcos", which does not exist. | Did you mean "docs"?',
        'unknown-config-reference | sidebars.main[1].items[0].schema refers to the schema "order", which does not exist. | The configuration has no schema.',
      ],
    ],
    [
      'a folder whose content root is not clear',
      {
        content: [
          { id: 'docs', path: 'a' },
          { id: 'blog', path: 'b' },
        ],
        sidebars: { main: [{ type: 'autogenerated', folder: '.' }] },
      },
      [
        'missing-config-key | sidebars.main[0].content is missing. | There are several content roots: name one of "docs", "blog".',
      ],
    ],
    [
      'ids given twice',
      {
        schemas: {
          instances: [
            { id: 'order', path: 'a' },
            { id: 'Order', path: 'b' },
          ],
        },
      },
      [
        'duplicate-config-id | schemas.instances[1].id is "Order", as is schemas.instances[0].id. | Give each a different id. Ids that differ only in case count as the same.',
      ],
    ],
    [
      'versions with the same label',
      {
        schemas: {
          instances: [
            {
              id: 'order',
              path: 'a',
              history: [
                { label: '1.0', path: 'b' },
                { label: '2.0', path: 'c' },
                { label: '1.0', path: 'd' },
              ],
            },
          ],
          composed: {
            id: 'all',
            history: [
              { label: '1.0', path: 'e' },
              { label: '1.0', path: 'f' },
            ],
          },
        },
      },
      [
        'duplicate-config-id | schemas.instances[0].history[2].label is "1.0", as is schemas.instances[0].history[0].label. | Give each version a different label.',
        'duplicate-config-id | schemas.composed.history[1].label is "1.0", as is schemas.composed.history[0].label. | Give each version a different label.',
      ],
    ],
    [
      'versions at the same route',
      {
        versions: [
          { id: 'v2', label: '2', route: '/docs' },
          { id: 'v1', label: '1', route: '/docs/' },
        ],
      },
      [
        'duplicate-config-id | versions[1].route is "/docs", as is versions[0].route. | Give each version the route below which its pages are.',
      ],
    ],
    [
      'a subgraph that does not exist',
      {
        schemas: {
          instances: [{ id: 'order', path: 'a' }],
          composed: { id: 'all', subgraphs: ['ordr'] },
        },
      },
      [
        'unknown-config-reference | schemas.composed.subgraphs[0] refers to the schema "ordr", which does not exist. | Did you mean "order"?',
      ],
    ],
    [
      'explorers that no operation can be opened in',
      {
        schemas: {
          instances: [
            { id: 'a', path: 'a', explorer: '/graphiql?query={operation}' },
            { id: 'b', path: 'b', explorer: 'https://a.example/?query={query}' },
            { id: 'c', path: 'c', explorer: 'https://a.example/?query={opertion}' },
            { id: 'd', path: 'd', explorer: 'https://a.example/?variables={variables}' },
            { id: 'e', path: 'e', explorer: ' https://a.example/?query={operation}' },
            { id: 'f', path: 'f', explorer: 'https://{operation}.a.example/' },
            { id: 'g', path: 'g', explorer: 'https://a.example/?query={operation}&e={end-point}' },
          ],
        },
      },
      [
        'invalid-config-value | schemas.instances[0].explorer must be a URL such as "https://api.example.org/graphiql?query={operation}", but is the string "/graphiql?query={operation}".',
        'invalid-config-value | schemas.instances[1].explorer must be a URL with no other names in braces than operation, variables and endpoint, but is the string "https://a.example/?query={query}".',
        'invalid-config-value | schemas.instances[2].explorer must be a URL with no other names in braces than operation, variables and endpoint, but is the string "https://a.example/?query={opertion}". | Did you mean "operation"?',
        'invalid-config-value | schemas.instances[3].explorer must be a URL that contains "{operation}" in place of the operation, but is the string "https://a.example/?variables={variables}".',
        'invalid-config-value | schemas.instances[4].explorer must be a URL such as "https://api.example.org/graphiql?query={operation}", but is the string " https://a.example/?query={operation}".',
        'invalid-config-value | schemas.instances[5].explorer must be a URL such as "https://api.example.org/graphiql?query={operation}", but is the string "https://{operation}.a.example/".',
        'invalid-config-value | schemas.instances[6].explorer must be a URL with no other names in braces than operation, variables and endpoint, but is the string "https://a.example/?query={operation}&e={end-point}". | Did you mean "endpoint"?',
      ],
    ],
    [
      'an explorer that is given an endpoint, for a schema without one',
      {
        schemas: {
          instances: [
            { id: 'a', path: 'a', explorer: 'https://a.example/?e={endpoint}&q={operation}' },
          ],
          composed: {
            id: 'all',
            endpoint: 'https://api.example/graphql',
            explorer: 'https://a.example/?e={endpoint}&q={operation}',
          },
        },
      },
      [
        'missing-config-key | schemas.instances[0].endpoint is missing. | schemas.instances[0].explorer contains "{endpoint}": write the URL that clients send operations to.',
      ],
    ],
    [
      'headers that no request can have, or that it has anyway',
      {
        schemas: {
          instances: [],
          composed: {
            id: 'all',
            headers: {
              'X Key': 'a',
              "X-Key'": 'a',
              'content-type': 'text/plain',
              'X-Lines': 'a\r\nb',
              'X-Empty': ' ',
              'X-Wide': 'é',
              'X-Number': 1,
              'X-Key': `'"$(date) \`date\` \\`,
            },
          },
        },
      },
      [
        'invalid-config-value | schemas.composed.headers["X Key"] must be the name of a header, such as "Authorization", but is the string "X Key".',
        'invalid-config-value | schemas.composed.headers["X-Key\'"] must be the name of a header, such as "Authorization", but is the string "X-Key\'".',
        'invalid-config-value | schemas.composed.headers["content-type"] must be the name of a header, such as "Authorization", but is the string "content-type". | Remove it: the commands already send the right one.',
        'invalid-config-value | schemas.composed.headers["X-Lines"] must be the value of a header: ASCII characters on one line, without spaces around them, but is the string "a\\r\\nb".',
        'invalid-config-value | schemas.composed.headers["X-Empty"] must be the value of a header: ASCII characters on one line, without spaces around them, but is the string " ".',
        'invalid-config-value | schemas.composed.headers["X-Wide"] must be the value of a header: ASCII characters on one line, without spaces around them, but is the string "é".',
        'invalid-config-value | schemas.composed.headers["X-Number"] must be the value of a header: ASCII characters on one line, without spaces around them, but is a number (1). | Write it in quotes: "1".',
      ],
    ],
    [
      'names that no definition can have',
      {
        schemas: {
          instances: [{ id: 'order', path: 'a' }],
          hide: {
            names: ['Al|nothing', 'Order[', 'Order.items(first)', '', 'Order.total', '*', '1'],
          },
        },
        sidebars: {
          api: [
            {
              type: 'schema',
              schema: 'order',
              groups: [{ label: 'A', names: ['Order(', '@audited', 'a, b', 'Order*', 'Query.a'] }],
            },
          ],
        },
      },
      [
        'invalid-config-value | schemas.hide.names[0] must be a schema coordinate such as "Order", "Order.debug*", "Query.order(id:)" or "@audited", but is the string "Al|nothing". | Make each name an item of the list: "Al", "nothing".',
        'invalid-config-value | schemas.hide.names[1] must be a schema coordinate such as "Order", "Order.debug*", "Query.order(id:)" or "@audited", but is the string "Order[". | "*" matches any part of a name; no other character has a special meaning.',
        'invalid-config-value | schemas.hide.names[2] must be a schema coordinate such as "Order", "Order.debug*", "Query.order(id:)" or "@audited", but is the string "Order.items(first)". | Write "Order.items(first:)".',
        'invalid-config-value | schemas.hide.names[3] must be a schema coordinate such as "Order", "Order.debug*", "Query.order(id:)" or "@audited", but is an empty string. | "*" matches any part of a name; no other character has a special meaning.',
        'invalid-config-value | schemas.hide.names[6] must be a schema coordinate such as "Order", "Order.debug*", "Query.order(id:)" or "@audited", but is the string "1". | "*" matches any part of a name; no other character has a special meaning.',
        'invalid-config-value | sidebars.api[0].groups[0].names[0] must be the name of an operation, type or directive, such as "createOrder" or "Order*", but is the string "Order(". | "*" matches any part of a name; no other character has a special meaning.',
        'invalid-config-value | sidebars.api[0].groups[0].names[1] must be the name of an operation, type or directive, such as "createOrder" or "Order*", but is the string "@audited". | Write "audited", without "@".',
        'invalid-config-value | sidebars.api[0].groups[0].names[2] must be the name of an operation, type or directive, such as "createOrder" or "Order*", but is the string "a, b". | Make each name an item of the list: "a", "b".',
        'invalid-config-value | sidebars.api[0].groups[0].names[4] must be the name of an operation, type or directive, such as "createOrder" or "Order*", but is the string "Query.a". | "*" matches any part of a name; no other character has a special meaning.',
      ],
    ],
    [
      'directives that are not written as in SDL, however long they are',
      {
        schemas: {
          instances: [],
          hide: {
            directives: [
              '@internal',
              '@tag(name: "a", as: b weight: -1.5)',
              'internal',
              `@a(${'b:00'.repeat(100)}"`,
            ],
          },
        },
      },
      [
        'invalid-config-value | schemas.hide.directives[2] must be a directive such as "@inaccessible" or "@tag(name: \\"internal\\")", but is the string "internal".',
        expect.stringContaining('schemas.hide.directives[3] must be a directive such as'),
      ],
    ],
    [
      'a list of what is shown that is empty',
      { schemas: { instances: [], show: { directives: [] } } },
      [
        'invalid-config-value | schemas.show shows nothing. | Add `directives` or `names`, or remove `show` to show everything.',
      ],
    ],
    [
      'a schema without a file',
      { schemas: { instances: [{ id: 'order', path: [] }] } },
      [
        'invalid-config-value | schemas.instances[0].path must be an SDL file, a folder of SDL files or a list of these, but is an empty list.',
      ],
    ],
    [
      'levels out of bounds and out of order',
      { tableOfContents: { minLevel: 4, maxLevel: 3 } },
      [
        'invalid-config-value | tableOfContents.minLevel (4) must not be greater than maxLevel (3).',
      ],
    ],
    [
      'a time that is too short',
      { pageTimeout: 0.05 },
      [
        'invalid-config-value | pageTimeout must be a number from 0.1 to 3600, but is a number (0.05).',
      ],
    ],
    [
      'a level that is not one',
      { tableOfContents: { maxLevel: 7 } },
      [
        'invalid-config-value | tableOfContents.maxLevel must be a whole number from 1 to 6, but is a number (7).',
      ],
    ],
    [
      'a sidebar item of no known type',
      { sidebars: { main: [{ type: 'autogenrated', folder: '.' }] } },
      [
        'invalid-config-value | sidebars.main[0].type must be "autogenerated", "schema", "doc", "link" or "category", but is the string "autogenrated". | Did you mean "autogenerated"?',
      ],
    ],
    [
      'folders of definitions that lead elsewhere',
      {
        schemas: {
          instances: ['..', 'a/./b', '/a', 'a b'].map((api, index) => ({
            id: `s${index}`,
            path: 'a.graphql',
            folders: { api, types: 'all/types' },
          })),
        },
      },
      ['..', 'a/./b', '/a', 'a b'].map(
        (api, index) =>
          `invalid-config-value | schemas.instances[${index}].folders.api must be folders without a slash at either end, and without "..", such as "operations", or "", but is the string "${api}".`,
      ),
    ],
    [
      'a route without a slash',
      { redirects: [{ from: 'old', to: '/new' }] },
      [
        'invalid-config-value | redirects[0].from must be a route that starts with "/", but is the string "old". | Write "/old".',
      ],
    ],
    [
      'routes and base paths with "." and ".."',
      {
        basePath: '/%2e%2e/shop',
        content: [
          { id: 'a', path: 'a', route: '/../x' },
          { id: 'b', path: 'b', route: '/.well-known/...' },
        ],
        schemas: {
          instances: [{ id: 's', path: 's', route: '/a/./b', folders: { api: '%2e%2e' } }],
        },
        redirects: [{ from: '/%2E%2e/old', to: '/new' }],
        versions: [{ id: 'v', label: 'V', route: '/..' }],
      },
      [
        'invalid-config-value | basePath must be a path that starts with "/", but is the string "/%2e%2e/shop". | Write it without "." and "..": "/shop".',
        'invalid-config-value | content[0].route must be a route that starts with "/", but is the string "/../x". | Write it without "." and "..": "/x".',
        'invalid-config-value | schemas.instances[0].route must be a route that starts with "/", but is the string "/a/./b". | Write it without "." and "..": "/a/b".',
        'invalid-config-value | schemas.instances[0].folders.api must be folders without a slash at either end, and without "..", such as "operations", or "", but is the string "%2e%2e".',
        'invalid-config-value | versions[0].route must be a route that starts with "/", but is the string "/..". | Write it without "." and "..": "/".',
        'invalid-config-value | redirects[0].from must be a route that starts with "/", but is the string "/%2E%2e/old". | Write it without "." and "..": "/old".',
      ],
    ],
    [
      'targets of links with "." and ".."',
      {
        navbar: { items: [{ label: 'A', to: '/a/%2e%2e/b?c=../d#e' }] },
        footer: { columns: [{ title: 'F', items: [{ label: 'B', to: '/../b' }] }] },
        sidebars: { main: [{ type: 'link', label: 'C', to: '/c/.' }] },
        redirects: [
          { from: '/old', to: '/a/../new' },
          { from: '/older', to: '/new?path=/a/../b' },
          { from: '/oldest', to: 'https://other.example/a/../b' },
        ],
      },
      [
        'invalid-config-value | sidebars.main[0].to must be a route that starts with "/" or an address such as "https://…", but is the string "/c/.". | Write it without "." and "..": "/c/".',
        'invalid-config-value | navbar.items[0].to must be a route that starts with "/" or an address such as "https://…", but is the string "/a/%2e%2e/b?c=../d#e". | Write it without "." and "..": "/b?c=../d#e".',
        'invalid-config-value | footer.columns[0].items[0].to must be a route that starts with "/" or an address such as "https://…", but is the string "/../b". | Write it without "." and "..": "/b".',
        'invalid-config-value | redirects[0].to must be a route that starts with "/" or an address such as "https://…", but is the string "/a/../new". | Write it without "." and "..": "/new".',
      ],
    ],
    [
      'routes with spaces',
      { redirects: [{ from: '/old page', to: '/about us ' }], basePath: '/a b/' },
      [
        'invalid-config-value | basePath must be a path that starts with "/", but is the string "/a b/". | It contains a space: write "/a%20b/".',
        'invalid-config-value | redirects[0].from must be a route that starts with "/", but is the string "/old page". | It contains a space: write "/old%20page".',
        'invalid-config-value | redirects[0].to must be a route that starts with "/" or an address such as "https://…", but is the string "/about us ". | It contains a space: write "/about%20us".',
      ],
    ],
    [
      'routes with a query or fragment',
      { content: [{ id: 'a', path: 'a', route: '/docs/1.0#x' }] },
      [
        'invalid-config-value | content[0].route must be a route that starts with "/", but is the string "/docs/1.0#x". | A route has no query and no fragment: write "/docs/1.0", or "%23" for the character "#".',
      ],
    ],
    [
      'a tag that is no language',
      { locale: 'english language' },
      [
        'invalid-config-value | locale must be a language tag (BCP 47) such as "en" or "pt-BR", but is the string "english language".',
      ],
    ],
    [
      'a locale as operating systems write it',
      { locale: 'de_AT.UTF-8' },
      [
        'invalid-config-value | locale must be a language tag (BCP 47) such as "en" or "pt-BR", but is the string "de_AT.UTF-8". | Write "de-AT".',
      ],
    ],
    [
      'an origin without a scheme, and a route with a query',
      { url: 'docs.example.org/', redirects: [{ from: '/old?id=1', to: '/new?id=1' }] },
      [
        'invalid-config-value | url must be an origin such as "https://docs.example.org", but is the string "docs.example.org/". | Write "https://docs.example.org/".',
        'invalid-config-value | redirects[0].from must be a route that starts with "/", but is the string "/old?id=1". | A route has no query and no fragment: write "/old", or "%3F" for the character "?".',
      ],
    ],
    [
      'a file that a schema lists twice',
      {
        schemas: {
          instances: [
            { id: 'a', path: ['a.graphql', 'b.graphql', './a.graphql'] },
            { id: 'b', path: 'a.graphql' },
          ],
        },
      },
      [
        'invalid-config-value | schemas.instances[0].path[2] names the same file as schemas.instances[0].path[0]. | Remove one of the two.',
      ],
    ],
  ];

  test.each(cases)('%s', (_name, change, expected) => {
    expect(problems({ ...minimal, ...change })).toEqual(expected);
  });

  test('every problem is found in one go, without follow-ups', () => {
    expect(
      problems({
        tittle: 'Shop',
        url: 'docs.example.org',
        content: [{ path: 'content' }],
        sidebars: { main: [{ type: 'autogenerated', content: 'docs', folder: '.' }] },
        navbar: { items: [{ label: 'Docs', sidebar: 'docs' }] },
      }).map((problem) => problem.split(' | ')[1]),
    ).toEqual([
      'tittle is not a known key.',
      'title is missing.',
      'url must be an origin such as "https://docs.example.org", but is the string "docs.example.org".',
      'content[0].id is missing.',
      'navbar.items[0].sidebar refers to the sidebar "docs", which does not exist.',
    ]);
  });

  test('what is not an object has no keys to check', () => {
    expect(problems('site')).toEqual([
      'invalid-config-value | The configuration must be an object, but is the string "site".',
    ]);
  });
});

describe('values that cannot be read', () => {
  const throwing = (thrown: unknown) => ({
    ...minimal,
    navbar: {
      get title() {
        throw thrown;
      },
    },
  });
  test.each([
    [new Error('no such file'), 'no such file'],
    [undefined, 'undefined'],
  ])('a getter that throws %s', (thrown, said) => {
    expect(problems(throwing(thrown))).toEqual([
      `config-throws | navbar.title throws when it is read: ${said}`,
    ]);
  });

  test('a category that contains itself', () => {
    const category = { type: 'category', label: 'A', items: [] as unknown[] };
    category.items.push({ ...category, items: [category] });
    expect(problems({ ...minimal, sidebars: { docs: [category] } })).toEqual([
      'invalid-config-value | sidebars.docs[0].items[0].items[0] contains itself. | Write a copy that does not contain itself.',
    ]);
  });

  test('values that are used twice, and getters, are as good as others', () => {
    const doc = { type: 'doc', id: 'a' };
    const config = {
      ...minimal,
      content: [{ id: 'docs', path: 'docs' }],
      sidebars: { a: [doc, doc], b: [doc] },
      get tagline() {
        return 'T';
      },
    };
    expect(problems(config)).toEqual([]);
    expect(check(config).value?.tagline).toBe('T');
  });

  test('nested without end', () => {
    const endless = (): object => ({
      get items() {
        return [endless()];
      },
    });
    expect(problems({ ...minimal, sidebars: { docs: endless() } })).toEqual([
      'invalid-config-value | sidebars has more than 500 levels of lists and objects.',
    ]);
  });

  test.each([
    ['basePath', { basePath: '/a\uD800' }],
    ['redirects[0].from', { redirects: [{ from: '/\uDC00', to: '/b' }] }],
    ['redirects[0].to', { redirects: [{ from: '/b', to: '/\uD800x' }] }],
    ['title', { title: '\uD800' }],
  ])('half of a character in %s', (key, change) => {
    const [problem, ...others] = problems({ ...minimal, ...change });
    expect(others).toEqual([]);
    expect(problem).toContain(`invalid-config-value | ${key} must be well-formed Unicode, but`);
  });
});
