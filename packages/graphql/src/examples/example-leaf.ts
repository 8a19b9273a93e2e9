import {
  type GraphQLLeafType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { exampleIn, scalarFormat, toldNumbers } from '../entries/scalar-format.ts';
import { parseExactJson } from '../json/exact-json.ts';
import { argumentValues, directivesOf } from '../nodes/directives-of.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import {
  exampleId,
  exampleNumber,
  exampleText,
  laterAtEnd,
  toldText,
  type ValuePlace,
} from './example-words.ts';
import { isWhole } from './page-size.ts';
import { isUpload } from './upload-paths.ts';

/** A realistic value of a scalar or enum, as JSON. */
export function exampleLeaf(
  schema: GraphQLSchema,
  type: GraphQLLeafType,
  place: ValuePlace,
): unknown {
  if (isEnumType(type)) {
    const values = type.getValues();
    const current = values.filter(({ deprecationReason }) => deprecationReason == null);
    // Of a hundred countries or currencies, the one that a text would be.
    const texts = [place, { name: type.name, of: type.name }].map(({ name, of }) =>
      spelling(exampleText({ name: name.replace(/(_id|I[dD])s?$/, ''), of })),
    );
    const value =
      values.find(({ name }) => name === toldText(place)) ??
      current.find(({ name }) => texts.includes(spelling(name))) ??
      current[0] ??
      values[0];
    return value?.name;
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

/** What `Europe/Berlin` and `EUROPE_BERLIN` have in common. */
function spelling(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, '');
}

/** Scalars of whole numbers with more than 32 bits. Servers that send strings usually say so. */
export const LONG = /^(Unsigned)?(Big_?Int(eger)?|Long|U?Int64|Int8|[IU]64)$/i;

function customScalar(schema: GraphQLSchema, type: GraphQLScalarType, place: ValuePlace): unknown {
  if (/^_Any$/.test(type.name)) return exampleEntity(schema) ?? { key: 'value' };
  if (/^(UUID|GUID)$/i.test(type.name)) return exampleId(place, true);
  if (isUpload(type)) return 'photo.jpg';
  // Of `skip` and other numbers, 0 is no positive one.
  if (isWhole(type)) return exampleNumber('Int', place) || Number(/^Positive/i.test(type.name));
  const { example } = scalarFormat(type, type.description ?? undefined);
  const told = exampleIn(place.description ?? undefined);
  const isLeaf = (json: string) => !/^[{[]/.test(json);
  // A description of an object may give a part of it as an example.
  if (told !== undefined && (example === undefined || isLeaf(told) === isLeaf(example))) {
    return parseExactJson(told);
  }
  if (LONG.test(type.name) && exampleIn(type.description ?? undefined) === undefined) {
    const number = exampleNumber('Int', place);
    return /\bstring/i.test(type.description ?? '') ? String(number) : number;
  }
  if (example === undefined) {
    const numbers = toldNumbers(type.description ?? '');
    return numbers === undefined ? exampleText(place) : exampleNumber(numbers, place);
  }
  const value = parseExactJson(example);
  return typeof value === 'string' ? laterAtEnd(value, place) : value;
}

/**
 * A reference to the first entity of a schema with a key of a single field. If `_entities` exists,
 * the entity is one that it returns, so that the response matches the request.
 */
function exampleEntity(schema: GraphQLSchema): unknown {
  const entities = schema.getType('_Entity');
  const types = isUnionType(entities) ? entities.getTypes() : Object.values(schema.getTypeMap());
  for (const type of types) {
    if (!isObjectType(type)) continue;
    for (const directive of directivesOf(nodesOf(type))) {
      const { fields, resolvable } = argumentValues(directive);
      if (typeof fields !== 'string' || resolvable === false) continue;
      if (!isKey(directive.name.value, schema)) continue;
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

/**
 * Whether a directive that is applied to a type is `@key`, which a schema may import under another
 * name. It is the only one of federation's directives for types with a selection of fields.
 */
function isKey(name: string, schema: GraphQLSchema): boolean {
  const fields = schema.getDirective(name)?.args.find((arg) => arg.name === 'fields');
  return (
    name === 'key' || (fields !== undefined && /FieldSet$/.test(getNamedType(fields.type).name))
  );
}
