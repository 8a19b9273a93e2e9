import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, inject, it } from 'vitest';

const folder = join(inject('siteFolder'), 'docs/graphql');
const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'));

/** What the page of a query says, and its examples. */
function pageOf(file: string): { text: string; examples: string[] } {
  const page = readFileSync(join(folder, 'schema/api/queries', file), 'utf8');
  const [text = '', rest = ''] = page.split(/\n## Examples?\n/);
  const operations = rest.matchAll(/^```graphql\n(.*?)^```$/gms);
  return { text, examples: Array.from(operations, ([, operation = '']) => operation) };
}

/** Fields of an operation that only staff may read, by their descriptions. */
function staffFields(operation: string): string[] {
  const found: string[] = [];
  const info = new TypeInfo(schema);
  const Field = () => {
    const field = info.getFieldDef();
    const text = field?.description?.replace(/\s+/g, ' ') ?? '';
    if (/Allowed for the roles `employee` and `admin`/.test(text)) found.push(field?.name ?? '');
  };
  visit(parse(operation), visitWithTypeInfo(info, { Field }));
  return found;
}

it('examples of queries that anyone may send select nothing that only staff may read', () => {
  const queries = readdirSync(join(folder, 'schema/api/queries'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, ...pageOf(file) }))
    .filter(({ text }) => !/Allowed for|Hidden from clients/.test(text));
  expect(queries.length).toBeGreaterThan(10);
  const examples = queries.flatMap((page) => page.examples.map((text) => ({ ...page, text })));
  expect(examples.length).toBeGreaterThan(queries.length);
  const refused = examples.flatMap(({ file, text }) =>
    staffFields(text).map((field) => `${file}: ${field}`),
  );
  expect(refused).toEqual([]);
});
