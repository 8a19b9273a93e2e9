import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';

/** A schema whose texts try to break out of their context. */
const SDL = `"All of it, but [[Order.lost]] and [its sum](schema:Order.lost)."
type Query {
  order: Order @deprecated(reason: "Was [[Query.lost]].")
  "Reads \`rows\` & columns. More."
  import(order: Import!): Order
}

input Import { ${Array.from({ length: 700 }, (_, at) => `column${at}: String!`).join(' ')} }

"""
An order[^1].

[^1]: Footnote of the type.
"""
type Order {
  """
  Number[^1].

  [^1]: Footnote of the number.
  """
  number: Int
  """
  Sum[^1].

  [^1]: Footnote of the sum.
  [^2]: Nobody refers to this.
  """
  sum(
    text: String = """
      one
        two
    """
    sign: String = "\u202ea"
  ): Money
  "Total."
  total: Int @deprecated(reason: """
  # Use sum

  \`\`\`graphql
  { order { sum } }
  \`\`\`
  """)
  "The last <script> of the fields."
  last: Int
}

scalar Money @specifiedBy(url: "javascript:money")
scalar Day @specifiedBy(url: "/no link> [a](b)")
`;

let site: FixtureSite | undefined;
beforeAll(async () => {
  site = await buildFixtureSite({
    'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://shop.example',
  schemas: {
    instances: [{ id: 'api', path: 'schema.graphql', route: '/api', strictness: 'lenient' }],
  },
  sidebars: { api: [{ type: 'schema', schema: 'api' }] },
};
`,
    'schema.graphql': SDL,
  });
});
afterAll(() => site?.remove());

const read = (path: string) => readFileSync(join(site?.folder ?? '', path), 'utf8');
const order = 'api/types/objects/order';

it('lists show the code in first sentences, meta descriptions its text', () => {
  for (const page of ['api', 'category/queries']) {
    expect(read(`${page}/index.html`)).toContain('Reads <code>rows</code> &amp; columns.<');
    expect(read(`${page}.md`)).toContain('Reads `rows` & columns.\n');
  }
  const page = read('api/api/queries/import/index.html');
  expect(page).toContain('<meta name="description" content="Reads rows &amp; columns.">');
});

it('a page and its twin say where to find the required input when an example would be too long', () => {
  const said =
    'An example would be too long for this page. The required input is listed in the fields of:';
  const page = read('api/api/queries/import/index.html');
  expect(page).toMatch(
    new RegExp(`${said}</p><ul class="?names"?><li><code><a href="?/api/types/inputs/import"?>`),
  );
  expect(read('api/api/queries/import.md')).toContain(
    `## Example\n\n${said}\n\n- [\`Import!\`](https://shop.example/api/types/inputs/import)`,
  );
});

describe('a page', () => {
  it('has unique ids', () => {
    const ids = Array.from(
      read(`${order}/index.html`).matchAll(/ id="?([^"\s>]+)/g),
      ([, id]) => id,
    );
    expect(ids.filter((id) => id?.includes('-fn-'))).toEqual([
      'user-content-fn-1',
      'user-content-2-fn-1',
      'user-content-3-fn-1',
    ]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('shows headings in a deprecation reason as bold text', () => {
    const html = read(`${order}/index.html`);
    expect(html).toContain('<strong>Use sum</strong>');
    expect(html).not.toMatch(/<h[1-6][^>]*>(?:(?!<\/h).)*Use sum/s);
  });

  it('does not link names that no schema has', () => {
    const root = /All of it, but <a[^>]*><code>Order\.lost<.code><.a> and <a[^>]*>its sum<.a>\./;
    expect(root.exec(read('api/index.html'))?.[0]).not.toContain('href');
    const reason = /Was <a[^>]*><code>Query\.lost<.code><.a>\./;
    expect(reason.exec(read('api/api/queries/order/index.html'))?.[0]).not.toContain('href');
    expect(read('api.md')).toContain('All of it, but `Order.lost` and its sum.');
    expect(read('api/api/queries/order.md')).toContain('**Deprecated.** Was `Query.lost`.');
  });

  it('shows default values in GraphQL syntax, on one line', () => {
    const html = read(`${order}/index.html`);
    expect(html).toContain('<code>&quot;one\\n  two&quot;</code>');
    expect(html).toContain('<code>&quot;\\u202Ea&quot;</code>');
    expect(html).not.toContain('\u202e');
  });

  it.each(['money', 'day'])('does not link %s to an invalid address', (name) => {
    const html = read(`api/types/scalars/${name}/index.html`);
    expect(html).toContain('@specifiedBy');
    expect(html).not.toMatch(/href="?(javascript:money|\/no link)/);
    expect(read(`api/types/scalars/${name}.md`)).not.toContain('## Specification');
  });
});

it('the page of deprecations lists all of a schema, and the start page links to it', () => {
  expect(read('api/index.html')).toContain('<a href=/api/deprecations>All deprecations on one');
  const html = read('api/deprecations/index.html');
  expect(html).toContain('<h1>Deprecations of GraphQL API</h1>');
  expect(html).toMatch(/href=\/api\/api\/queries\/order>.*?<dd>Was <a/s);
  expect(html).toMatch(/href=\/api\/types\/objects\/order#Order\.total>.*?Use sum/s);
  expect(read('api/deprecations.md')).toMatch(
    /^# Deprecations of .*\n\n- \[Query\.order\]\(https:.*\): Was `Query\.lost`\.\n- \[Order\.total\]/,
  );
});

describe('a twin', () => {
  const blocks = (path: string) =>
    fromMarkdown(read(path), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

  it('has only its own headings, whatever a deprecation reason contains', () => {
    const headings = blocks(`${order}.md`).children.flatMap((node) =>
      node.type === 'heading' && node.children[0]?.type === 'text' ? node.children[0].value : [],
    );
    expect(headings).toEqual(['Order', 'Fields', 'Definition', 'Used by']);
    expect(read(`${order}.md`)).toMatch(/^- `last` .*: The last \\<script> of the fields\.$/m);
  });

  it('has one label for each footnote', () => {
    const text = read(`${order}.md`);
    const labels = Array.from(text.matchAll(/(?<!\\)\[\^([^\]]+)\]: (.*)/g), ([, label, note]) => [
      label,
      note,
    ]);
    expect(labels).toEqual([
      ['1', 'Footnote of the type.'],
      ['2-1', 'Footnote of the number.'],
      ['3-1', 'Footnote of the sum.'],
    ]);
    expect(text).toContain('\\[^2]: Nobody refers to this.');
  });
});
