import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';

type Input = GraphQLArgument | GraphQLInputField;

/** Names, in lower case and without `_`, of page sizes, most common first. */
const PAGE_SIZES = ['first', 'limit', 'take', 'pagesize', 'perpage', 'itemsperpage', 'maxresults'];

/** Names of arguments that say in an input object which page of a list is wanted. */
const PAGING = /^_?(options|pag(e|eable|er|inate|ination|ing)(_?(input|options|request))?)$/i;

/** Scalars of whole numbers, such as `PositiveInt`. */
const WHOLE = /^(Positive|NonNegative|Unsigned)?Int(eger)?$/i;

/** Whether a type is a scalar of whole numbers, by its name. */
export function isWhole(type: GraphQLInputType): boolean {
  return isScalarType(type) && WHOLE.test(type.name);
}

/**
 * The optional input that says how many entries a list has at most: a number, or an input object
 * that contains one.
 *
 * @param isMany - Whether the inputs are those of a list. For anything else, only `first` is one.
 */
export function pageSize(
  optional: readonly GraphQLArgument[],
  isMany: boolean,
): GraphQLArgument | undefined {
  if (!isMany) return sizeIn(optional, PAGE_SIZES.slice(0, 1));
  const isPaging = ({ name, type }: GraphQLArgument) =>
    isInputObjectType(type) && sizeOfPaging(type, name) !== undefined;
  return sizeIn(optional, PAGE_SIZES) ?? optional.find(isPaging);
}

/**
 * The page size in an input object for paging.
 *
 * @param name - That of the argument.
 * @returns `undefined` if it is no such object.
 */
export function sizeOfPaging(
  type: GraphQLInputObjectType,
  name: string,
): GraphQLInputField | undefined {
  if (!PAGING.test(name)) return undefined;
  const fields = Object.values(type.getFields());
  return sizeIn(
    fields.filter((field) => !isRequiredInputField(field)),
    PAGE_SIZES,
  );
}

function sizeIn<I extends Input>(inputs: readonly I[], names: readonly string[]): I | undefined {
  const sizes = inputs.filter(({ type }) => isWhole(type));
  const plain = ({ name }: Input) => name.replaceAll('_', '').toLowerCase();
  return names.flatMap((name) => sizes.filter((input) => plain(input) === name))[0];
}
