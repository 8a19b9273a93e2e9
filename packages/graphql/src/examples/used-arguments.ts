import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { OperationDefinition } from '../nodes/definition.ts';
import { argumentValues } from '../nodes/directives-of.ts';
import { isWrapper } from '../nodes/wrapper-types.ts';
import { pageSize } from './page-size.ts';

/** Maximum number of optional scalars and enums that are passed to a mutation. */
export const MOST_OPTIONAL = 6;

/** Names of texts that a search looks for. */
const SEARCHED = /^(q|query|search|text|phrase|keywords?|(search_?)?(terms?|query|text))$/i;

/** Names of arguments that identify one object. */
const IDENTIFYING =
  /^_?(id|uuid|guid|key|slug|handle|code|name|login|username|email|number|sku|path|url)$|(Id|_id)$/;

/** Names of the one of them that tells nothing else. */
const OWN_ID = /^_?(id|uuid|guid)$/i;

/** Names of mutations that write to nothing that has an id before. */
const CREATING = /^(create|insert)(?![a-z])|Create$/;

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
 * required ones and a page size; those that say which object a query asks for, what a search looks
 * for and what a mutation writes, because many schemas declare these as optional.
 */
export function usedArguments(
  field: GraphQLField<unknown, unknown>,
  kind: OperationDefinition['kind'],
): GraphQLArgument[] {
  const { name, args, type } = field;
  const required = args.filter(isRequiredArgument);
  const optional = args.filter(
    (arg) => arg.deprecationReason == null && !isRequiredArgument(arg) && !isOfClient(arg),
  );
  const isPage = mayReturnPage(type);
  const isMany = returnsMany(type);
  const slicing = slicingArguments(field);
  const isSlicing = ({ name }: GraphQLArgument) => slicing.includes(name);
  // A gateway accepts no second one.
  const size = required.some(isSlicing)
    ? undefined
    : (optional.find(isSlicing) ?? pageSize(optional, isMany || isPage));
  const used = [...required, size];
  if (kind === 'mutations') used.push(...whatIsWritten(name, required, optional));
  else if (required.length === 0) {
    used.push(searched(name, optional));
    const isOne = !isMany && !(isPage && size !== undefined);
    if (isOne) used.push(...whatIdentifies(optional));
  }
  return args.filter((arg) => used.includes(arg));
}

/**
 * Names of the arguments of which a gateway demands exactly one, so that it knows how long a list
 * will be: those in `@listSize`.
 *
 * Source: https://ibm.github.io/graphql-specs/cost-spec.html
 */
function slicingArguments({ astNode }: GraphQLField<unknown, unknown>): unknown[] {
  return (astNode?.directives ?? []).flatMap((directive) => {
    const { slicingArguments, requireOneSlicingArgument } = argumentValues(directive);
    const isDemand = Array.isArray(slicingArguments) && requireOneSlicingArgument !== false;
    return isDemand ? slicingArguments : [];
  });
}

/** Whether a field returns a list, or a connection. */
function returnsMany(returned: GraphQLOutputType): boolean {
  const { name } = getNamedType(returned);
  return isListType(getNullableType(returned)) || (isWrapper(name) && /Connection$/i.test(name));
}

/** Whether a field may return a page of a list, if an argument is a page size. */
function mayReturnPage(returned: GraphQLOutputType): boolean {
  const type = getNamedType(returned);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const hasList = fields.some((field) => isListType(getNullableType(field.type)));
  return hasList && /(Collection|List|Page)$/.test(type.name);
}

/** What a search is to look for. */
function searched(
  field: string,
  optional: readonly GraphQLArgument[],
): GraphQLArgument | undefined {
  if (!/^search(?![a-z])/.test(field)) return undefined;
  return optional.find(({ name, type }) => String(type) === 'String' && SEARCHED.test(name));
}

function whatIdentifies(optional: readonly GraphQLArgument[]): GraphQLArgument[] {
  const leaves = optional.filter((arg) => isLeafType(arg.type));
  const one =
    leaves.find(({ type }) => /^(ID|UUID|GUID)$/i.test(String(type))) ??
    leaves.find(({ name }) => IDENTIFYING.test(name));
  return one === undefined ? [] : [one];
}

function whatIsWritten(
  mutation: string,
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
  if (required.some(({ type }) => holdsFields(type))) {
    const isKnown = required.some(
      ({ name, type }) => isLeafType(getNullableType(type)) && IDENTIFYING.test(name),
    );
    return isKnown || CREATING.test(mutation)
      ? []
      : whatIdentifies(optional.filter(({ name }) => OWN_ID.test(name)));
  }
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
