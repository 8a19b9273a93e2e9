import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import type { OperationDefinition } from '../definition.ts';
import { isWrapper } from '../wrapper-types.ts';

/** Maximum number of optional scalars and enums that are passed to a mutation. */
export const MOST_OPTIONAL = 6;

/** Names, in lower case and without `_`, of page sizes, most common first. */
const PAGE_SIZES = ['first', 'limit', 'take', 'pagesize', 'perpage'];

/** Names of arguments that identify one object. */
const IDENTIFYING =
  /^_?(id|uuid|guid|key|slug|handle|code|name|login|username|email|number|sku|path|url)$|(Id|_id)$/;

/** Names of what a mutation writes to something that others of its arguments identify. */
const WRITTEN = /^_?(set|data|objects?|values?|changes|attributes)$|patch$/i;

/** Names of filters of the objects that something is written to. */
const CHOOSING = /^_?(where|filter)$/i;

/** Names of input objects with everything that a mutation needs to know. */
const INPUT = /^(input|payload|params)$/i;

/** Whether an argument or input field contains, by its name, the new values of an object. */
export function isWritten(name: string): boolean {
  return WRITTEN.test(name);
}

/**
 * Whether only client libraries use an argument or field: the `clientMutationId` of earlier
 * versions of Relay.
 *
 * Source:
 * https://www.rubydoc.info/gems/graphql/1.8.14/GraphQL/Schema/RelayClassicMutation
 */
export function isOfClient({ name }: { readonly name: string }): boolean {
  return name === 'clientMutationId';
}

/**
 * The arguments that an example passes to the field of an operation, in the order of the SDL:
 * required ones and a page size; those that say which object a query asks for and what a mutation
 * writes, because many schemas declare these as optional.
 */
export function usedArguments(
  { args, type }: GraphQLField<unknown, unknown>,
  kind: OperationDefinition['kind'],
): GraphQLArgument[] {
  const required = args.filter(isRequiredArgument);
  const optional = args.filter(
    (arg) => arg.deprecationReason == null && !isRequiredArgument(arg) && !isOfClient(arg),
  );
  const isMany = isListType(getNullableType(type)) || isConnection(getNamedType(type).name);
  const used = [...required, ...pageSize(optional, isMany)];
  if (kind === 'mutations') used.push(...whatIsWritten(required, optional));
  else if (required.length === 0 && !isMany) used.push(...whatIdentifies(optional));
  return args.filter((arg) => used.includes(arg));
}

function isConnection(type: string): boolean {
  return isWrapper(type) && /Connection$/i.test(type);
}

/** @param isMany - Whether the field returns a list, or a connection. */
function pageSize(optional: readonly GraphQLArgument[], isMany: boolean): GraphQLArgument[] {
  const plain = ({ name }: GraphQLArgument) => name.replaceAll('_', '').toLowerCase();
  const sizes = optional.filter((arg) => String(arg.type) === 'Int');
  const names = isMany ? PAGE_SIZES : PAGE_SIZES.slice(0, 1);
  const size = names.flatMap((name) => sizes.filter((arg) => plain(arg) === name))[0];
  return size === undefined ? [] : [size];
}

function whatIdentifies(optional: readonly GraphQLArgument[]): GraphQLArgument[] {
  const leaves = optional.filter((arg) => isLeafType(arg.type));
  const one =
    leaves.find(({ type }) => /^(ID|UUID|GUID)$/i.test(String(type))) ??
    leaves.find(({ name }) => IDENTIFYING.test(name));
  return one === undefined ? [] : [one];
}

function whatIsWritten(
  required: readonly GraphQLArgument[],
  optional: readonly GraphQLArgument[],
): GraphQLArgument[] {
  const objects = optional.filter(({ type }) => holdsFields(type));
  const written = objects.find(({ name }) => isWritten(name));
  if (written !== undefined) {
    const chosen = objects.filter(({ name }) => CHOOSING.test(name)).slice(0, 1);
    const [which] = required.length > 0 ? [] : [...whatIdentifies(optional), ...chosen];
    return which === undefined ? [written] : [which, written];
  }
  if (required.some(({ type }) => holdsFields(type))) return [];
  const input = objects.find(({ name }) => INPUT.test(name));
  if (input !== undefined) return [input];
  const leaves = optional.filter(({ type }) => isLeafType(type)).slice(0, MOST_OPTIONAL);
  if (leaves.length > 0 || required.length > 0) return leaves;
  const lists = optional.filter(({ type }) => isLeafType(getNamedType(type)));
  return [...lists, ...objects].slice(0, 1);
}

function holdsFields(type: GraphQLInputType): boolean {
  return isInputObjectType(getNamedType(type));
}
