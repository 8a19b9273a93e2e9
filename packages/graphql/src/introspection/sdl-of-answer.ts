import {
  DEFAULT_DEPRECATION_REASON,
  GraphQLError,
  Kind,
  parseConstValue,
  print,
  specifiedDirectives,
  specifiedScalarTypes,
} from 'graphql';
import { isPrintableAsBlockString } from 'graphql/language/blockString.js';
import { isJsonObject, type JsonObject } from '../json/json-object.ts';
import type { ConvertedSdl } from '../nodes/place-of-node.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';

/** Why the result of an introspection query cannot be converted. */
export class AnswerFault extends Error {
  /** Schema coordinate of what is wrong; empty if it is the whole. */
  readonly coordinate: string;
  /** What to do. @default to send the whole query */
  readonly hint: string | undefined;

  constructor(message: string, coordinate = '', hint?: string) {
    super(message);
    this.coordinate = coordinate;
    this.hint = hint;
  }
}

/**
 * Converts `__schema` of the result of an introspection query.
 *
 * `printSchema(buildClientSchema())` of graphql-js does not say what servers say: it evaluates
 * default values, so it changes large numbers, adds the defaults of input fields and fails for
 * objects of custom scalars; it makes a root type of any type called `Subscription`; and it forgets
 * deprecations without a reason.
 *
 * @throws AnswerFault if it is incomplete.
 */
export function sdlOfAnswer(schema: JsonObject): ConvertedSdl {
  const directives = partsOf(schema.directives ?? [], 'directives', '').filter(
    ({ name }) => !LANGUAGE.has(`@${name}`),
  );
  // Servers with introspection fields of their own show the types of these, too.
  const types = partsOf(schema.types, 'types', '').filter(
    ({ name }) => !LANGUAGE.has(String(name)) && !String(name).startsWith('__'),
  );
  const pieces = [
    ...schemaPiece(schema, types),
    ...directives.map(directivePiece),
    ...types.flatMap(typePieces),
  ];
  return {
    sdl: pieces.map(({ text }) => text).join('\n'),
    coordinates: pieces.flatMap(({ coordinate, text }) => text.split('\n').map(() => coordinate)),
  };
}

/** What graphql-js defines itself. */
const LANGUAGE: ReadonlySet<string> = new Set([
  ...specifiedScalarTypes.map(({ name }) => name),
  ...specifiedDirectives.map(({ name }) => `@${name}`),
]);

/** Whole lines of SDL. */
interface Piece {
  readonly coordinate: string;
  readonly text: string;
}

/** The schema definition, unless that is what SDL without one means. */
function schemaPiece(schema: JsonObject, types: readonly JsonObject[]): Piece[] {
  const defined = new Set(types.map(({ name }) => name));
  const roots = ROOT_TYPES.map(({ operation, name: usual }) => {
    const root = schema[`${operation}Type`];
    const name = isJsonObject(root) ? nameOf(root, 'The type of queries', '') : undefined;
    return { operation, name, isUsual: name === (defined.has(usual) ? usual : undefined) };
  });
  const description = descriptionOf(schema);
  const named = roots.filter(({ name }) => name !== undefined);
  if (named.length === 0) return [];
  if (description === '' && roots.every(({ isUsual }) => isUsual)) return [];
  const lines = named.map(({ operation, name }) => `${operation}: ${name}`);
  return [{ coordinate: '', text: `${description}schema {\n${lines.join('\n')}\n}` }];
}

function directivePiece(directive: JsonObject): Piece {
  const coordinate = `@${nameOf(directive, 'A directive', '')}`;
  const locations = listOf(directive.locations, 'locations', coordinate);
  if (locations.length === 0) throw new AnswerFault('It has no location', coordinate);
  const repeatable = directive.isRepeatable === true ? ' repeatable' : '';
  const args = argumentsOf(directive, coordinate);
  const head = `${descriptionOf(directive)}directive ${coordinate}${args}${repeatable}`;
  return { coordinate, text: `${head} on ${locations.join(' | ')}` };
}

const KEYWORDS: ReadonlyMap<unknown, string> = new Map([
  ['SCALAR', 'scalar'],
  ['OBJECT', 'type'],
  ['INTERFACE', 'interface'],
  ['UNION', 'union'],
  ['ENUM', 'enum'],
  ['INPUT_OBJECT', 'input'],
]);

function typePieces(type: JsonObject): Piece[] {
  const name = nameOf(type, 'A type', '');
  const keyword = KEYWORDS.get(type.kind);
  if (keyword === undefined) throw new AnswerFault(`The type "${name}" has no known kind`, name);
  const head = `${descriptionOf(type)}${keyword} ${name}${afterName(type, name)}`;
  const members = membersOf(type, name);
  // Without members, brackets would be a mistake of the grammar, at another place.
  if (members.length === 0) return [{ coordinate: name, text: head }];
  return [{ coordinate: name, text: `${head} {` }, ...members, { coordinate: name, text: '}' }];
}

function afterName(type: JsonObject, name: string): string {
  if (type.kind === 'SCALAR') {
    // graphql-js 15 has the second name.
    const url = type.specifiedByURL ?? type.specifiedByUrl;
    return typeof url === 'string' ? ` @specifiedBy(url: ${quoted(url)})` : '';
  }
  const names = (key: string, list: unknown) =>
    partsOf(list, key, name).map((each) => nameOf(each, `A type in "${key}"`, name));
  if (type.kind === 'UNION') {
    const members = names('possibleTypes', type.possibleTypes);
    return members.length === 0 ? '' : ` = ${members.join(' | ')}`;
  }
  if (type.kind === 'INPUT_OBJECT') return type.isOneOf === true ? ' @oneOf' : '';
  // Interfaces have had interfaces only since 2020.
  const interfaces = names('interfaces', type.interfaces ?? []);
  return interfaces.length === 0 ? '' : ` implements ${interfaces.join(' & ')}`;
}

function membersOf(type: JsonObject, name: string): Piece[] {
  const pieces = (key: string, text: (member: JsonObject, coordinate: string) => string) =>
    partsOf(type[key], key, name).map((member): Piece => {
      const coordinate = `${name}.${textName(member, `A member of "${name}"`, name)}`;
      return { coordinate, text: text(member, coordinate) };
    });
  switch (type.kind) {
    case 'OBJECT':
    case 'INTERFACE':
      return pieces('fields', (field, at) => {
        const start = `${descriptionOf(field)}${nameOf(field, 'A field', name)}`;
        return `${start}${argumentsOf(field, at)}: ${typeOf(field, at)}${deprecationOf(field)}`;
      });
    case 'INPUT_OBJECT':
      return pieces('inputFields', inputOf);
    case 'ENUM':
      return pieces('enumValues', (value) => {
        return `${descriptionOf(value)}${valueName(value, name)}${deprecationOf(value)}`;
      });
    default:
      return [];
  }
}

function argumentsOf(owner: JsonObject, coordinate: string): string {
  const args = partsOf(owner.args ?? [], 'args', coordinate).map((arg) => inputOf(arg, coordinate));
  return args.length === 0 ? '' : `(\n${args.join('\n')}\n)`;
}

/** An argument or input field. */
function inputOf(input: JsonObject, coordinate: string): string {
  const name = nameOf(input, 'An argument', coordinate);
  const start = `${descriptionOf(input)}${name}: ${typeOf(input, coordinate)}`;
  return `${start}${defaultOf(input, coordinate)}${deprecationOf(input)}`;
}

function defaultOf({ name, defaultValue }: JsonObject, coordinate: string): string {
  if (typeof defaultValue !== 'string') return '';
  try {
    return ` = ${print(parseConstValue(defaultValue))}`;
  } catch (error) {
    // It is nested too deeply, which is reported later.
    if (!(error instanceof GraphQLError)) return ` = ${defaultValue}`;
    throw new AnswerFault(
      `The default value ${defaultValue} of "${name}" is not written in GraphQL`,
      coordinate,
      'Correct what the server answers, or the value in the file. In GraphQL, the names of fields have no quotes, for example.',
    );
  }
}

/** The type of a field, an argument or an input field. */
function typeOf({ type }: JsonObject, coordinate: string): string {
  let [before, after] = ['', ''];
  let ref = type;
  for (; isJsonObject(ref) && (ref.kind === 'LIST' || ref.kind === 'NON_NULL'); ref = ref.ofType) {
    before += ref.kind === 'LIST' ? '[' : '';
    after = (ref.kind === 'LIST' ? ']' : '!') + after;
  }
  if (isJsonObject(ref)) return before + nameOf(ref, 'A type', coordinate) + after;
  const why =
    before + after === '' ? 'A type is missing' : 'The query asked for too few levels of `ofType`';
  throw new AnswerFault(why, coordinate);
}

function deprecationOf({ isDeprecated, deprecationReason: reason }: JsonObject): string {
  const isTold = typeof reason === 'string';
  if ((isDeprecated ?? isTold) !== true) return '';
  return isTold && reason !== DEFAULT_DEPRECATION_REASON
    ? ` @deprecated(reason: ${quoted(reason)})`
    : ' @deprecated';
}

/** @returns Whole lines, or nothing. */
function descriptionOf({ description }: JsonObject): string {
  if (typeof description !== 'string' || description === '') return '';
  const value = description.replace(/\r\n?/g, '\n');
  return `${print({ kind: Kind.STRING, value, block: isPrintableAsBlockString(value) })}\n`;
}

function quoted(text: string): string {
  return print({ kind: Kind.STRING, value: text });
}

function nameOf(part: JsonObject, subject: string, coordinate: string): string {
  const name = textName(part, subject, coordinate);
  if (/^[_A-Za-z]\w*$/.test(name)) return name;
  throw new AnswerFault(
    `${subject} has the name ${JSON.stringify(name)}, which GraphQL does not allow`,
    coordinate,
    'Rename it in the server, or remove it from the file.',
  );
}

/** The name of an enum value. Words that are no names are left to the parser of lenient schemas. */
function valueName(value: JsonObject, type: string): string {
  const name = textName(value, 'A value', type);
  return /^[^\s,{}()[\]"#@:=|&!]+$/.test(name) ? name : nameOf(value, 'A value', type);
}

function textName({ name }: JsonObject, subject: string, coordinate: string): string {
  if (typeof name === 'string' && name !== '') return name;
  throw new AnswerFault(`${subject} has no name`, coordinate);
}

/** A list of the result, whose items are objects. */
function partsOf(value: unknown, key: string, coordinate: string): readonly JsonObject[] {
  const list = listOf(value, key, coordinate);
  if (list.every(isJsonObject)) return list;
  throw new AnswerFault(`An item of the list "${key}" is no object`, coordinate);
}

function listOf(value: unknown, key: string, coordinate: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new AnswerFault(`The list "${key}" is missing`, coordinate);
}
