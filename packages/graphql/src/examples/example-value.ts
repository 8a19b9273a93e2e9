import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import { directiveArguments, directivesOf } from '../directives-of.ts';
import { scalarFormat } from '../scalar-format.ts';
import { exampleId, exampleNumber, exampleText, type ValuePlace } from './example-words.ts';

/** How many fields of an input type are filled in that may be left out. */
const MOST_OPTIONAL = 6;

/**
 * A realistic value for an argument or input field, as JSON. Of input types, the required fields are
 * filled in, and on the first level some others; a list inside of its own input type is empty.
 */
export function exampleInput(
  schema: GraphQLSchema,
  type: GraphQLInputType,
  place: ValuePlace,
  above: readonly GraphQLInputObjectType[] = [],
): unknown {
  if (isNonNullType(type)) return exampleInput(schema, type.ofType, place, above);
  if (isListType(type)) {
    const isCycle = above.some((input) => String(type).includes(input.name));
    return isCycle ? [] : [exampleInput(schema, type.ofType, place, above)];
  }
  if (!isInputObjectType(type)) return exampleLeaf(schema, type, place);
  if (above.includes(type)) return null;
  const fields = Object.values(type.getFields());
  const required = fields.filter(isRequiredInputField);
  const optional = fields.filter(
    (field) =>
      !required.includes(field) && field.deprecationReason == null && isLeafType(field.type),
  );
  const filled = type.isOneOf
    ? [optional[0] ?? fields[0]].flatMap((field) => field ?? [])
    : [...required, ...(above.length === 0 ? optional.slice(0, MOST_OPTIONAL) : [])];
  return Object.fromEntries(
    fields
      .filter((field) => filled.includes(field))
      .map((field) => {
        const { name, description } = field;
        const inside = { name, of: subjectOf(type.name), description };
        return [name, exampleInput(schema, field.type, inside, [...above, type])];
      }),
  );
}

/** `CreateOrderItemInput` is about an `OrderItem`. */
function subjectOf(input: string): string {
  return input.replace(/^(Create|Update|Add|Set|Delete|Remove)|Input$/g, '') || input;
}

/** A realistic value of a scalar or enum, as JSON. */
export function exampleLeaf(
  schema: GraphQLSchema,
  type: GraphQLLeafType,
  place: ValuePlace,
): unknown {
  if (isEnumType(type)) {
    const values = type.getValues();
    return (values.find(({ deprecationReason }) => deprecationReason == null) ?? values[0])?.name;
  }
  switch (type.name) {
    case 'Boolean':
      return !/delet|archiv|disabled|error|hasPrevious|hasNext|invalid/i.test(place.name);
    case 'Int':
    case 'Float':
      return exampleNumber(type.name, place);
    case 'String':
      return exampleText(place);
    case 'ID':
      return exampleId(place, false);
    default:
      return customScalar(schema, type, place);
  }
}

function customScalar(schema: GraphQLSchema, type: GraphQLScalarType, place: ValuePlace): unknown {
  if (/^_?Any$/.test(type.name)) return exampleEntity(schema) ?? { key: 'value' };
  if (/^(UUID|GUID)$/i.test(type.name)) return exampleId(place, true);
  if (/^Upload$/i.test(type.name)) return 'photo.jpg';
  const { example } = scalarFormat(type, type.description ?? undefined);
  return example === undefined ? exampleText(place) : JSON.parse(example);
}

/** A reference to the first entity of a schema that can be fetched by one field. */
function exampleEntity(schema: GraphQLSchema): unknown {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const directive of directivesOf(type.astNode ? [type.astNode] : [])) {
      const { fields, resolvable } = directiveArguments(directive);
      if (typeof fields !== 'string' || resolvable === false) continue;
      const field = type.getFields()[fields.trim()];
      if (field === undefined) continue;
      const leaf = isNonNullType(field.type) ? field.type.ofType : field.type;
      if (!isLeafType(leaf)) continue;
      const place = { name: field.name, of: type.name };
      return { __typename: type.name, [field.name]: exampleLeaf(schema, leaf, place) };
    }
  }
  return undefined;
}
