import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { holdsErrors, isErrorField } from '../errors/error-names.ts';
import { successesFirst } from '../errors/successes-first.ts';
import { type Asked, askedKey, askedValues, NOTHING_ASKED } from './asked-values.ts';
import { collectFields, type SelectionScope } from './collect-fields.ts';
import { exampleLeaf, LONG } from './example-leaf.ts';
import { withoutTold } from './example-words.ts';
import { introspectedValue } from './introspected-value.ts';

/**
 * Names of fields that are usually null, if they are nullable. The id of what an operation has
 * deleted is not.
 */
const ABSENT = /(error|reject|delet(?!ed\w*ids?$)|archiv|cancel)/i;

/** Names of the number of entries in a part of a list, and of types of such parts. */
const COUNT = /^(total|count|total_?(count|items))$/i;
const PAGE = /(Collection|Connection|List|Page|Results?|Segment)$/;

/** Names of types that describe such a part, and of numbers of pages in them. */
const PAGING = /(Page|Paging|Pagination|Paginator)(Info|Meta|Metadata)$|Pagination$/;
const PAGES = /^(last_?page|page_?count|pages|total_?pages)$/i;

/** Names of the number of rows that were written. */
const ROWS = /^affected_?(rows|count)$/i;

export interface ExampleScope extends SelectionScope {
  /** Returns the schema that clients see, which `__schema` describes. Default: the schema itself. */
  readonly seen?: () => GraphQLSchema;
}

/** A field that is called. */
interface Call {
  readonly parent: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  /** Includes what the enclosing calls ask for. */
  readonly asked: Asked;
}

/**
 * A response that a server could give to a valid selection. It contains the values that the
 * operation asks for or writes. Lists have one item, and connections count one; interfaces and
 * unions are of the type of the first fragment.
 */
export function exampleResponse(
  { schema, fragments, values = {}, seen = () => schema }: ExampleScope,
  root: GraphQLObjectType,
  selection: SelectionSetNode,
): Record<string, unknown> {
  return answerObject(root, selection, NOTHING_ASKED);

  function answerObject(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    asked: Asked,
  ): Record<string, unknown> {
    const fields = [...collectFields({ schema, fragments, values }, type, selections)];
    return Object.fromEntries(fields.map(([key, node]) => [key, answerField(type, node, asked)]));
  }

  function answerField(parent: GraphQLObjectType, node: FieldNode, above: Asked): unknown {
    const name = node.name.value;
    const field = parent.getFields()[name];
    if (name === '__typename') return parent.name;
    if (field === undefined) return introspectedValue({ schema: seen(), fragments, values }, node);
    const asks = node.arguments !== undefined && node.arguments.length > 0;
    const asked = asks ? askedValues(schema, field, { call: node, values, above }) : above;
    return answer(field.type, { parent, field, node, asked });
  }

  function answer(type: GraphQLOutputType, call: Call): unknown {
    if (isNonNullType(type)) return answer(type.ofType, call);
    const { parent, field, node, asked } = call;
    // The response is that of a successful operation.
    if (isListType(type) && isOfFailures(parent, field)) return [];
    if (isOfErrors(parent, field) && field.type === type) return null;
    if (isListType(type)) return [answer(type.ofType, call)];
    if (isLeafType(type)) return answerLeaf(type, call);
    const { selectionSet } = node;
    const concrete = concreteType(type, selectionSet);
    return selectionSet === undefined || concrete === undefined
      ? null
      : answerObject(concrete, selectionSet, asked);
  }

  function answerLeaf(type: GraphQLLeafType, { parent, field, asked }: Call): unknown {
    const { name, description } = field;
    const place = { name, of: parent.name, description };
    const given = asked.values.get(askedKey(type, place));
    const isNullable = field.type === type;
    if (given !== undefined && (given !== null || isNullable)) return given;
    if (isNullable && ABSENT.test(name)) return null;
    const generated = exampleLeaf(schema, type, place);
    const isNumber = type.name === 'Int' || LONG.test(type.name);
    const count = isNumber ? countIn(parent, name) : undefined;
    if (count !== undefined) return typeof generated === 'string' ? String(count) : count;
    // `Void!` cannot be null; graphql-scalars answers an empty string.
    if (generated === null && !isNullable) return '';
    if (asked.ids.size === 0) return generated;
    return asked.ids.get(exampleLeaf(schema, type, withoutTold(place))) ?? generated;
  }

  function concreteType(
    type: GraphQLCompositeType,
    selection: SelectionSetNode | undefined,
  ): GraphQLObjectType | undefined {
    if (!isAbstractType(type)) return type;
    const possible = schema.getPossibleTypes(type);
    for (const node of selection?.selections ?? []) {
      if (node.kind === Kind.FIELD) continue;
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      const named = possible.find(({ name }) => name === fragment?.typeCondition?.name.value);
      if (named !== undefined) return named;
    }
    return successesFirst(schema, type)[0];
  }
}

type Field = GraphQLField<unknown, unknown>;

function isOfErrors(parent: GraphQLObjectType, { name, type }: Field): boolean {
  return isErrorField(name) || holdsErrors(parent.name, name, getNamedType(type).name);
}

/** Whether a list has no items if an operation succeeds: errors, and warnings beside errors. */
function isOfFailures(parent: GraphQLObjectType, field: Field): boolean {
  if (isOfErrors(parent, field)) return true;
  const isOfWarnings = /(?:^|_)warnings$|Warnings$/.test(field.name);
  const beside = Object.values(parent.getFields());
  return isOfWarnings && beside.some((other) => isOfErrors(parent, other));
}

/**
 * The value of a field that counts what the response has one of, or none: entries of a page, pages,
 * rows, items of a list.
 */
function countIn(parent: GraphQLObjectType, name: string): number | undefined {
  const fields = parent.getFields();
  const isList = ({ type }: Field) => isListType(getNullableType(type));
  const isPaging = PAGING.test(parent.name);
  const isPage = PAGE.test(parent.name) && Object.values(fields).some(isList);
  if ((isPaging && PAGES.test(name)) || ROWS.test(name)) return 1;
  if ((isPaging || isPage) && COUNT.test(name)) return 1;
  const counted = name.replace(/_?count$/i, '');
  const list = fields[counted] ?? fields[`${counted}s`];
  if (list === undefined || !isList(list)) return undefined;
  return isOfFailures(parent, list) ? 0 : 1;
}
