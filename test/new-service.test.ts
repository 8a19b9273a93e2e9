import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { schemaModels } from './support/schema-models.ts';
import { schemas, services, texts } from './support/shop-schemas.ts';

const page = readFileSync(
  new URL(
    '../content/docs/docs/dev-manuals/tooling/techstack-and-service-creation.mdx',
    import.meta.url,
  ),
  'utf8',
);

/** Text of a file of the service that the guide to new services builds. */
function shownFile(name: string): string {
  const [, text] = new RegExp(`title="loyalty/${name}"\n(.*?)\n\`\`\``, 's').exec(page) ?? [];
  if (text === undefined) throw new Error(`the page shows no ${name}`);
  return text;
}

it('the guide to new services shows a schema that composes with those of the shop', () => {
  const path = 'schemas/loyalty.graphql';
  const section = (id: string) => ({ id, label: id, title: id, route: `/docs/graphql/${id}` });
  const { value, diagnostics } = schemaModels(
    {
      instances: [
        ...schemas.instances,
        { ...section('loyalty'), paths: [path], reference: true, strictness: 'strict' },
      ],
      composed: { ...section('schema'), subgraphs: [...services, 'loyalty'] },
    },
    new Map([...texts, [path, shownFile('loyalty.graphql')]]),
  );
  expect(diagnostics).toEqual([]);
  const coordinates = value.at(-1)?.entries.map(({ coordinate }) => coordinate);
  expect(coordinates).toContain('Query.pointsPerOrder');
});

it('the guide to new services shows JavaScript that parses', async () => {
  const { warnings } = await transform(shownFile('index.js'), { format: 'esm' });
  expect(warnings).toEqual([]);
});
