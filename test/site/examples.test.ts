import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, inject, it } from 'vitest';

const folder = join(inject('siteFolder'), 'docs/graphql');
const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'));

/** One example on the page of an operation, with the values of its variables. */
interface Example {
  readonly operation: string;
  readonly variables: unknown;
}

/** The page of an operation: its name, what it says, and its examples. */
interface OperationPage {
  readonly file: string;
  readonly text: string;
  readonly examples: readonly Example[];
}

/** The pages of all queries or mutations of the gateway. */
function pagesOf(kind: 'queries' | 'mutations'): OperationPage[] {
  const pages = readdirSync(join(folder, 'schema/api', kind)).filter((file) =>
    file.endsWith('.md'),
  );
  return pages.map((file) => {
    const page = readFileSync(join(folder, 'schema/api', kind, file), 'utf8');
    const [text = '', rest = ''] = page.split(/\n## Examples?\n/);
    const found = rest.matchAll(
      /^```graphql\n(.*?)^```$(?:\n\nVariables:\n\n```json\n(.*?)^```$)?/gms,
    );
    const examples = Array.from(found, ([, operation = '', variables = 'null']) => ({
      operation,
      variables: JSON.parse(variables),
    }));
    return { file, text, examples };
  });
}

/** Fields of an operation whose descriptions match a pattern. */
function fieldsDescribed(operation: string, pattern: RegExp): string[] {
  const found: string[] = [];
  const info = new TypeInfo(schema);
  const Field = () => {
    const field = info.getFieldDef();
    const text = field?.description?.replace(/\s+/g, ' ') ?? '';
    if (pattern.test(text)) found.push(field?.name ?? '');
  };
  visit(parse(operation), visitWithTypeInfo(info, { Field }));
  return found;
}

it('examples of queries that anyone may send select nothing that only staff may read', () => {
  const queries = pagesOf('queries').filter(
    ({ text }) => !/Allowed for|Hidden from clients/.test(text),
  );
  expect(queries.length).toBeGreaterThan(10);
  const examples = queries.flatMap(({ file, examples }) =>
    examples.map(({ operation }) => ({ file, operation })),
  );
  expect(examples.length).toBeGreaterThan(queries.length);
  const refused = examples.flatMap(({ file, operation }) =>
    fieldsDescribed(operation, /Allowed for the roles `employee` and `admin`/).map(
      (field) => `${file}: ${field}`,
    ),
  );
  expect(refused).toEqual([]);
});

it('examples select no field that may turn the answer into an error', () => {
  const pages = [...pagesOf('queries'), ...pagesOf('mutations')];
  const risky = pages.flatMap(({ file, examples }) =>
    examples.flatMap(({ operation }) =>
      fieldsDescribed(operation, /Known limitation: .*(is|as) an error/).map(
        (field) => `${file}: ${field}`,
      ),
    ),
  );
  expect(risky).toEqual([]);
});

/** All objects in a JSON value, the value itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

/** Whether the check digit of a card number is right, after Luhn's formula. */
function isCardNumber(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{13,19}$/.test(number) && sum % 10 === 0;
}

/** Why a service refuses the variables of an example, or what they do not do. */
function refusals(variables: unknown): string[] {
  const objects = objectsIn(variables);
  const given = (key: string) => objects.flatMap((it) => (key in it ? [String(it[key])] : []));
  const characteristics = given('characteristicId');
  return [
    ...objects
      .filter(({ validFrom, validUntil }) => validFrom && validUntil)
      .filter(({ validFrom, validUntil }) => String(validFrom) >= String(validUntil))
      .map(() => 'a period that is over when it begins'),
    ...given('cardNumber')
      .filter((number) => !isCardNumber(number))
      .map((number) => `no card number: ${number}`),
    ...(new Set(characteristics).size < characteristics.length
      ? ['two values for one characteristic']
      : []),
  ];
}

it('examples of mutations have values that the services accept', () => {
  const mutations = pagesOf('mutations');
  const refused = mutations.flatMap(({ file, examples }) =>
    examples.flatMap(({ variables }) => refusals(variables).map((why) => `${file}: ${why}`)),
  );
  expect(refused).toEqual([]);
});

it('examples name a cart by the ID of its user', () => {
  const inputs = pagesOf('mutations').flatMap(({ examples }) =>
    examples.flatMap(({ variables }) => objectsIn(variables)),
  );
  const user = inputs.find(({ orderItemInputs }) => orderItemInputs)?.userId;
  const carts = inputs.filter((it) => 'shoppingCartItem' in it || 'shoppingCartItems' in it);
  expect(carts.map(({ id }) => id)).toEqual([user, user]);
});
