import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';
import { readFolder } from './support/read-folder.ts';

const DOCS = 'https://docs.vendor.example';

const files = (linkBase = '') => ({
  'site.config.ts': config(
    `schemas: { instances: [{ id: 'vendor', path: 'vendor.graphql', description: 'Starts [here](/guide).'${linkBase} }, { id: 'own', path: 'own.graphql' }], composed: { id: 'api' } }, sidebars: { api: [{ type: 'schema', schema: 'api' }, { type: 'schema', schema: 'vendor' }, { type: 'schema', schema: 'own' }] }`,
  ),
  'content/index.md': '# Shop\n',
  'content/guide.md': '# Guide\n',
  'vendor.graphql': `directive @contact(name: String!, url: String, description: String) on SCHEMA
"About [all](/en/all)."
schema @contact(name: "Support", description: "Write [here](/en/help).") { query: Query }
"Roots, see [roots](/en/roots)."
type Query {
  "Looks up [an issue](/en/issues#open). Not [here](#returns), nor [[Issue]] or [there](https://b.example/c)."
  issue("Its [number](numbers)." id: ID): Issue
  "Old."
  old: Issue @deprecated(reason: "See [why](/en/old) ![picture](img/old.png).")
}
"An [issue](//docs.vendor.example/en/issues)."
type Issue { "One of [these](/en/states)." state: String }
`,
  'vendor.examples.graphql':
    '"As in [the guide](/guide)."\nquery OneIssue { issue(id: "1") { state } }\n',
  'own.graphql':
    'type Query { "Equal text, see [states](/guide)." own: Own }\n"As in [the guide](/guide)."\ntype Own { "Text, see [guide](/guide)." id: ID }\n',
});

/** The Markdown addresses in a twin that are written in texts, by their labels. */
function linksIn(text = ''): Record<string, string | undefined> {
  return Object.fromEntries(
    Array.from(text.matchAll(/\[([a-z][a-z ]*)\]\(([^)]*)\)/g), ([, name = '', to]) => [name, to]),
  );
}

describe('linkBase', () => {
  let site: FixtureSite | undefined;
  let output: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    site = await buildFixtureSite(files(`, linkBase: '${DOCS}/en/'`));
    output = readFolder(site.folder);
  });
  afterAll(() => site?.remove());

  it('is what links of the SDL are relative to, on pages and in twins', () => {
    for (const schema of ['vendor', 'api']) {
      const folder = `graphql/${schema}`;
      expect(linksIn(output[`${folder}/api/queries/issue.md`])).toMatchObject({
        'an issue': `${DOCS}/en/issues#open`,
        number: `${DOCS}/en/numbers`,
        here: `https://t.example/${folder}/api/queries/issue#returns`,
        there: 'https://b.example/c',
      });
      const old = output[`${folder}/api/queries/old/index.html`];
      expect(old).toContain(`href=${DOCS}/en/old>why</a>`);
      expect(old).toContain(`src=${DOCS}/en/img/old.png`);
      expect(linksIn(output[`${folder}/deprecations.md`])).toMatchObject({
        why: `${DOCS}/en/old`,
      });
      expect(linksIn(output[`${folder}/types/objects/issue.md`])).toMatchObject({
        these: `${DOCS}/en/states`,
        issue: `${DOCS}/en/issues`,
      });
    }
    expect(output['graphql/vendor/index.html']).toContain(`href=${DOCS}/en/help>here</a>`);
    expect(linksIn(output['graphql/vendor.md'])).toMatchObject({
      all: `${DOCS}/en/all`,
      roots: `${DOCS}/en/roots`,
    });
    expect(linksIn(output['graphql/api.md'])).toMatchObject({ roots: `${DOCS}/en/roots` });
    expect(output['llms-full.txt']).toContain(`[all](${DOCS}/en/all)`);
  });

  it('does not apply to texts of the site and of other schemas', () => {
    expect(output['graphql/vendor/index.html']).toContain('Starts <a href=/guide>here</a>');
    expect(output['graphql/api/types/objects/own/index.html']).toContain(
      '<a href=/guide>guide</a>',
    );
    const { 'the guide': guide } = linksIn(output['graphql/vendor/api/queries/issue.md']);
    expect(guide).toBe('https://t.example/guide');
  });
});

it('a broken link in a description tells of linkBase', async () => {
  const hints = async (linkBase?: string) =>
    (await diagnosticsOf(files(linkBase))).map(({ code, hint }) => `${code}: ${hint}`);
  const [first, ...others] = await hints();
  expect(first).toMatch(/^broken-link: .* relative to another site, set its `linkBase`\.$/);
  expect(others.length).toBeGreaterThan(5);
  expect(await hints(`, linkBase: '${DOCS}'`)).toEqual([]);
  const [mistaken] = await hints(", linkBase: 'docs.vendor.example/en'");
  expect(mistaken).toBe('invalid-config-value: Write "https://docs.vendor.example/en".');
});

it('a linkBase with a query or a fragment is told to be without it', async () => {
  for (const rest of ['?lang=en', '#top', '?a#b']) {
    const [found] = await diagnosticsOf(files(`, linkBase: '${DOCS}/en${rest}'`));
    expect(found?.message).toContain(
      `must be a URL without a query and fragment, but is the string "${DOCS}/en${rest}".`,
    );
    expect(found?.hint).toBe(`Write "${DOCS}/en".`);
  }
  const [scheme] = await diagnosticsOf(files(", linkBase: 'docs.vendor.example?lang=en'"));
  expect(scheme?.hint).toBe('Write "https://docs.vendor.example".');
});

it('a broken link in a description of a third party is a warning, also in a folder', async () => {
  const found = await diagnosticsOf({
    'site.config.ts': config(
      "schemas: { instances: [{ id: 'vendor', path: './vendor/', strictness: 'lenient' }, { id: 'own', path: 'vendors.graphql' }] }",
    ),
    'content/index.md': '# Shop\n',
    'vendor/api/a.graphql': '"See [a](/nowhere/a)."\ntype Query { a: Int }\n',
    'vendors.graphql': '"See [b](/nowhere/b)."\ntype Query { b: Int }\n',
  });
  expect(found.map(({ severity, place }) => [severity, place?.file])).toEqual([
    ['error', 'vendors.graphql'],
    ['warning', 'vendor/api/a.graphql'],
  ]);
});
