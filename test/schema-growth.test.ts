import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';

const FEW = 150;
const MANY = 4 * FEW;

/**
 * A site whose schema has any number of similar object types. Each implements one interface, is a
 * member of no union, has fields of built-in scalars, and refers to the next type.
 */
function schemaSite(types: number): Record<string, string> {
  const name = (position: number) => `Type${String(position % types).padStart(4, '0')}`;
  const definitions = Array.from(
    { length: types },
    (_, position) => `"Number ${position}."
type ${name(position)} implements Named {
  id: ID!
  name(language: String): String!
  next: ${name(position + 1)}
  kind: Kind!
}`,
  );
  return {
    'site.config.ts': `export default {
  title: 'Generated',
  url: 'https://example.org',
  schemas: { instances: [{ id: 'api', label: 'API', path: 'schema.graphql', route: '/api' }] },
  sidebars: { api: [{ type: 'schema', schema: 'api' }] },
};
`,
    'schema.graphql': `type Query { first: Type0000 named: Named }
interface Named { name(language: String): String! }
enum Kind { A B }
${definitions.join('\n')}
`,
  };
}

let few: FixtureSite | undefined;
let many: FixtureSite | undefined;
beforeAll(async () => {
  few = await buildFixtureSite(schemaSite(FEW));
  many = await buildFixtureSite(schemaSite(MANY));
});
afterAll(() => Promise.all([few?.remove(), many?.remove()]));

const read = (site: FixtureSite | undefined, path: string) =>
  readFileSync(join(site?.folder ?? '', path), 'utf8');

describe.each([
  ['a type', '/api/types/objects/type0050'],
  ['a scalar that every type uses', '/api/types/scalars/string'],
  ['an enum that every type uses', '/api/types/enums/kind'],
  ['an interface that every type implements', '/api/types/interfaces/named'],
  ['an operation', '/api/api/queries/first'],
  ['an operation that returns an interface', '/api/api/queries/named'],
  ['the start', '/api'],
])('the page of %s', (_, route) => {
  it.each([
    ['HTML', `${route.slice(1)}/index.html`],
    ['route chunk', `assets/routes${route}.js`],
    ['Markdown twin', `${route.slice(1)}.md`],
  ])('has %s of the same size in a schema with four times as many types', (_, path) => {
    const [small, large] = [read(few, path).length, read(many, path).length];
    expect(small).toBeGreaterThan(100);
    // Some names and numbers are a few digits longer.
    expect(Math.abs(large - small)).toBeLessThanOrEqual(100);
  });
});

describe('usages that a page omits', () => {
  const USED_BY = 'api/types/scalars/string/used-by';
  const TYPES = Array.from(
    { length: MANY },
    (_, position) => `/api/types/objects/type${String(position).padStart(4, '0')}`,
  );

  it('are counted on the page, with a link to all of them', () => {
    const html = read(many, 'api/types/scalars/string/index.html');
    // Types, the interface, @deprecated and @specifiedBy.
    expect(html).toContain('1204 usages in 603 definitions: 601 fields, 603 arguments.');
    expect(html).toContain(`<a href=/${USED_BY}>All 603 definitions</a>`);
    const twin = read(many, 'api/types/scalars/string.md');
    expect(twin).toContain(`[All 603 definitions](https://example.org/${USED_BY})`);
  });

  it('are listed on the linked page and in its twin', () => {
    const html = read(many, `${USED_BY}/index.html`);
    const twin = read(many, `${USED_BY}.md`);
    expect(TYPES.filter((type) => !html.includes(`href=${type}>`))).toEqual([]);
    expect(TYPES.filter((type) => !twin.includes(`(https://example.org${type})`))).toEqual([]);
  });

  it('have the sidebar and breadcrumbs of their definition', () => {
    const html = read(many, `${USED_BY}/index.html`);
    expect(html).toMatch(/<nav aria-label=Pages>.*<a href=\/api\/types\/scalars\/string>/s);
    expect(html).toContain(
      '<li><a href=/api/types/scalars/string>String</a><li><span aria-current=page>Used by</span>',
    );
  });

  it('include the implementations of an interface', () => {
    const html = read(many, 'api/types/interfaces/named/index.html');
    expect(html).toContain(
      '<a href=/api/types/interfaces/named/used-by>All 600 implementations</a>',
    );
  });

  it('are counted for an operation that returns an interface, with a link to the interface', () => {
    const html = read(many, 'api/api/queries/named/index.html');
    expect(html).toContain('<a href=/api/types/interfaces/named>590 more types of Named</a>');
    const twin = read(many, 'api/api/queries/named.md');
    const link = 'https://example.org/api/types/interfaces/named';
    expect(twin).toContain(`\n- [590 more types of Named](${link})\n`);
  });

  it('are not in llms.txt', () => {
    expect(read(many, 'llms.txt')).toContain('/api/types/scalars/string.md');
    expect(read(many, 'llms.txt')).not.toContain('used-by');
  });
});
