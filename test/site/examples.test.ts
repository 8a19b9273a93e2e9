import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, inject, it } from 'vitest';

const folder = join(inject('siteFolder'), 'docs/graphql');
const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'));

/** What the page of a query says, and its example. */
function pageOf(file: string): { text: string; example: string } {
  const page = readFileSync(join(folder, 'schema/api/queries', file), 'utf8');
  const [text = '', rest = ''] = page.split('\n## Example\n');
  return { text, example: rest.split('```')[1]?.replace(/^graphql\n/, '') ?? '' };
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
  const refused = queries.flatMap(({ file, example }) =>
    staffFields(example).map((field) => `${file}: ${field}`),
  );
  expect(refused).toEqual([]);
});
