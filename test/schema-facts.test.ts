import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  type StringValueNode,
  type TypeDefinitionNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { services, texts } from './support/shop-schemas.ts';

/*
 * The schemas of the shop are given: test/fixtures/schema-facts contains them without descriptions,
 * and each schemas/<service>.graphql must state exactly the same. `UPDATE=1` writes them, for a new
 * service or a new version of a schema.
 */
const folder = new URL('fixtures/schema-facts/', import.meta.url);

const kinds: Readonly<Partial<Record<DefinitionNode['kind'], string>>> = {
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
  [Kind.OBJECT_TYPE_DEFINITION]: 'object',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'inputobject',
};

const definitionsOf = (service: string) =>
  parse(texts.get(`schemas/${service}.graphql`) ?? '').definitions;

if (process.env.UPDATE === '1') {
  for (const service of services) {
    const facts = factsOf(service, definitionsOf(service));
    writeFileSync(new URL(`${service}.json`, folder), JSON.stringify(facts, null, 1));
  }
}

it('each schema has a file of facts', () => {
  expect(
    readdirSync(folder)
      .map((file) => file.replace('.json', ''))
      .toSorted(),
  ).toEqual(services);
});

describe.each(services)('%s', (service) => {
  const definitions = definitionsOf(service);

  it('matches its facts exactly', () => {
    const facts = JSON.parse(readFileSync(new URL(`${service}.json`, folder), 'utf8'));
    const found = factsOf(service, definitions);
    expect(found).toEqual(facts);
    // Extensions and further schema definitions are not compared above, but could add facts.
    expect(definitions).toHaveLength(1 + found.directives.length + found.types.length);
  });

  it('has a description for everything, which does not just repeat the name', () => {
    const poor = [...describables(definitions)]
      .filter(({ coordinate, description }) => isPoor(coordinate, description?.value))
      .map(
        ({ coordinate, description }) => `${coordinate}: ${description?.value ?? 'no description'}`,
      );
    expect(poor).toEqual([]);
  });
});

/** A schema in the format of the facts, which omit empty values. */
function factsOf(service: string, definitions: readonly DefinitionNode[]) {
  const schema = definitions.find((node) => node.kind === Kind.SCHEMA_DEFINITION);
  return {
    service,
    schema: {
      roots: Object.fromEntries(
        (schema?.operationTypes ?? []).map(({ operation, type }) => [operation, type.name.value]),
      ),
      ...directives(schema),
    },
    directives: definitions
      .filter((node) => node.kind === Kind.DIRECTIVE_DEFINITION)
      .map((node) => ({
        name: node.name.value,
        repeatable: node.repeatable,
        locations: node.locations.map(({ value }) => value),
        ...list('args', node.arguments, inputValue),
      })),
    types: definitions.filter(isTypeDefinitionNode).map(type),
  };
}

function type(node: TypeDefinitionNode) {
  return {
    name: node.name.value,
    kind: kinds[node.kind],
    ...('interfaces' in node ? list('interfaces', node.interfaces, ({ name }) => name.value) : {}),
    ...directives(node),
    ...('fields' in node
      ? list<FieldDefinitionNode | InputValueDefinitionNode>('fields', node.fields, field)
      : {}),
    ...('values' in node ? list('values', node.values, enumValue) : {}),
    ...('types' in node ? list('members', node.types, ({ name }) => name.value) : {}),
  };
}

function field(node: FieldDefinitionNode | InputValueDefinitionNode) {
  if (node.kind === Kind.INPUT_VALUE_DEFINITION) return inputValue(node);
  return {
    name: node.name.value,
    type: print(node.type),
    ...list('args', node.arguments, inputValue),
    ...directives(node),
  };
}

/** The facts have no directives on enum values; one in the SDL would be a difference. */
function enumValue({ name, directives = [] }: EnumValueDefinitionNode): string {
  return [name.value, ...directives.map(print)].join(' ');
}

function inputValue(node: InputValueDefinitionNode) {
  return {
    name: node.name.value,
    type: print(node.type),
    ...(node.defaultValue === undefined ? {} : { default: print(node.defaultValue) }),
    ...directives(node),
  };
}

function directives(node: { directives?: readonly ConstDirectiveNode[] | undefined } | undefined) {
  return list('directives', node?.directives, print);
}

function list<Node>(
  key: string,
  nodes: readonly Node[] | undefined,
  convert: (node: Node) => unknown,
): Record<string, unknown> {
  return nodes === undefined || nodes.length === 0
    ? {}
    : { [key]: nodes.map((node) => convert(node)) };
}

interface Describable {
  readonly coordinate: string;
  readonly description: StringValueNode | undefined;
}

function* describables(definitions: readonly DefinitionNode[]): Generator<Describable> {
  const args = function* (owner: string, nodes: readonly InputValueDefinitionNode[] = []) {
    for (const { name, description } of nodes) {
      yield { coordinate: `${owner}(${name.value}:)`, description };
    }
  };
  for (const node of definitions) {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) {
      const coordinate = `@${node.name.value}`;
      yield { coordinate, description: node.description };
      yield* args(coordinate, node.arguments);
    }
    if (!isTypeDefinitionNode(node)) continue;
    const coordinate = node.name.value;
    yield { coordinate, description: node.description };
    const fields = 'fields' in node ? (node.fields ?? []) : [];
    const values = 'values' in node ? (node.values ?? []) : [];
    for (const member of [...fields, ...values]) {
      const at = `${coordinate}.${member.name.value}`;
      yield { coordinate: at, description: member.description };
      if (member.kind === Kind.FIELD_DEFINITION) yield* args(at, member.arguments);
    }
  }
}

/** Words that add nothing to a name. */
const fillers = new Set(
  'a an the this that of for to in on with and or is are be its it whose which by type field argument enum scalar object interface list given'.split(
    ' ',
  ),
);

/** Whether a description is missing, or consists only of fillers and words of the name. */
function isPoor(coordinate: string, description = ''): boolean {
  const name = /\w+(?=:?\)?$)/.exec(coordinate)?.[0] ?? '';
  const said = new Set(words(name));
  return words(description).every((word) => fillers.has(word) || said.has(word));
}

/** Words in lower case without a plural `s`. Words in camel case are split. */
function words(text: string): string[] {
  const split = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return (split.match(/[a-z\d]+/g) ?? []).map((word) => word.replace(/(?<=\w{2})s$/, ''));
}

it.each([
  ['User.userId', 'The ID of the user.', true],
  ['Order', 'An order.', true],
  ['Query.order(id:)', 'Id', true],
  ['User.userId', 'Key of the user.', false],
  ['User.archive(input:)', 'Which address to archive.', false],
])('isPoor() judges %s: %s', (coordinate, description, poor) => {
  expect(isPoor(coordinate, description)).toBe(poor);
});
