import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import {
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { printExactJson } from '../json/exact-json.ts';
import { isJsonObject, type JsonObject } from '../json/json-object.ts';
import { collectFields, type SelectionScope } from './collect-fields.ts';

/** Why a response is not one that a server could give. */
export interface ResponseProblem {
  /** A sentence. */
  readonly message: string;
  /** Names and indices that lead to the value at fault; the value itself may be missing. */
  readonly path: KeyPath;
}

/** What a response answers. */
export interface AnsweredOperation extends SelectionScope {
  /** Valid for the schema. */
  readonly operation: OperationDefinitionNode;
  /** Values of the operation's variables, by name. */
  readonly values: Readonly<Record<string, unknown>>;
}

type Selections = SelectionSetNode['selections'];

/** A value of a response. */
interface Answered {
  readonly value: unknown;
  /** What the operation selects in it. */
  readonly selections: Selections;
  readonly path: KeyPath;
}

/**
 * Compares the `data` of a response with its operation: members, types, nulls and lists have to be
 * those of a server. An object of an interface or union may have any type that it fits.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Executing-Operations
 */
export function* dataProblems(
  data: JsonObject,
  { operation, ...scope }: AnsweredOperation,
): Generator<ResponseProblem> {
  // The same object is compared with the same type again for each type that objects around it have.
  const compared = new Map<unknown, Map<string, boolean>>();
  const root = scope.schema.getRootType(operation.operation);
  const { selections } = operation.selectionSet;
  if (root != null) yield* inObject(data, root, { selections, path: ['data'] });

  function* inObject(
    value: JsonObject,
    type: GraphQLObjectType,
    { selections, path }: Omit<Answered, 'value'>,
  ): Generator<ResponseProblem> {
    const fields = collectFields(scope, type, selections);
    for (const key of Object.keys(value)) {
      if (fields.has(key)) continue;
      yield { message: `The operation does not select "${key}".`, path: [...path, key] };
    }
    for (const [key, node] of fields) {
      const inside = { selections: node.selectionSet?.selections ?? [], path: [...path, key] };
      if (!Object.hasOwn(value, key)) {
        yield { message: `The operation selects "${key}", which is missing.`, path: inside.path };
      } else if (node.name.value === '__typename') {
        yield* answeredOtherwise(value[key], type.name, inside.path);
      } else {
        const field = type.getFields()[node.name.value] ?? META_FIELDS.get(node.name.value);
        if (field !== undefined) yield* inValue(field.type, { value: value[key], ...inside });
      }
    }
  }

  function* inValue(type: GraphQLOutputType, answered: Answered): Generator<ResponseProblem> {
    const { value, path } = answered;
    const of = isNonNullType(type) ? type.ofType : type;
    if (value === null) {
      if (of !== type) yield { message: `The value is null, but its type is "${type}".`, path };
    } else if (isListType(of)) {
      if (!Array.isArray(value)) yield answeredBy('a list', value, path);
      else {
        for (const [at, item] of value.entries()) {
          yield* inValue(of.ofType, { ...answered, value: item, path: [...path, at] });
        }
      }
    } else if (isLeafType(of)) yield* inLeaf(value, of, path);
    else if (!isJsonObject(value)) yield answeredBy('an object', value, path);
    else if (isAbstractType(of)) yield* inAbstract(value, of, answered);
    else yield* inObject(value, of, answered);
  }

  function* inAbstract(
    value: JsonObject,
    type: GraphQLAbstractType,
    answered: Answered,
  ): Generator<ResponseProblem> {
    const possible = scope.schema.getPossibleTypes(type);
    if (possible.some((each) => fits(value, each, answered))) return;
    const nearest = nearestType(value, possible, answered.selections);
    if (nearest !== undefined) yield* inObject(value, nearest, answered);
    else yield answeredBy('null, because no object has the type', value, answered.path);
  }

  function fits(value: JsonObject, type: GraphQLObjectType, answered: Answered): boolean {
    const types = compared.get(value) ?? new Map<string, boolean>();
    compared.set(value, types);
    const key = [type, ...answered.selections.map(({ loc }) => loc?.start)].join(' ');
    const isFit = types.get(key) ?? inObject(value, type, answered).next().done === true;
    types.set(key, isFit);
    return isFit;
  }

  /** The type that an object says, otherwise one with its members, otherwise any. */
  function nearestType(
    value: JsonObject,
    possible: readonly GraphQLObjectType[],
    selections: Selections,
  ): GraphQLObjectType | undefined {
    const hasMembers = (type: GraphQLObjectType) => {
      const fields = collectFields(scope, type, selections);
      return Object.keys(value).every((key) => fields.has(key));
    };
    return (
      possible.find(({ name }) => name === value.__typename) ??
      possible.find(hasMembers) ??
      possible[0]
    );
  }
}

/** Fields of the query type that no schema defines. */
const META_FIELDS = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

function* inLeaf(value: unknown, type: GraphQLLeafType, path: KeyPath): Generator<ResponseProblem> {
  try {
    yield* answeredOtherwise(value, type.serialize(value), path);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    yield { message: `${said(value)}, which is none of the type "${type.name}".`, path };
  }
}

function* answeredOtherwise(
  value: unknown,
  answered: unknown,
  path: KeyPath,
): Generator<ResponseProblem> {
  if (value !== answered) yield answeredBy(printExactJson(answered), value, path);
}

/** @param answered - What a server answers instead of the value. */
function answeredBy(answered: string, value: unknown, path: KeyPath): ResponseProblem {
  return { message: `${said(value)}, where a server answers ${answered}.`, path };
}

/** The start of a sentence about a value; long ones are shortened. */
function said(value: unknown): string {
  if (Array.isArray(value)) return 'The value is a list';
  if (isJsonObject(value)) return 'The value is an object';
  const text = printExactJson(value);
  return `The value is ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;
}
