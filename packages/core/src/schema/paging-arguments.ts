import type { ArgumentModel } from '../schema-model.ts';

/**
 * Names, in lower case and without `_`, and types of arguments for paging: by cursor
 * (https://relay.dev/graphql/connections.htm, section 4), by offset or by page number.
 */
const PAGING: ReadonlyMap<string, string> = new Map([
  ['first', 'Int'],
  ['after', 'String'],
  ['last', 'Int'],
  ['before', 'String'],
  ['skip', 'Int'],
  ['take', 'Int'],
  ['offset', 'Int'],
  ['limit', 'Int'],
  ['page', 'Int'],
  ['pagenumber', 'Int'],
  ['pagesize', 'Int'],
  ['perpage', 'Int'],
]);

/**
 * The arguments of a field that page through its result, in their order. Empty if there is only
 * one, because it may mean something else, such as the `limit` of an account. Deprecated arguments
 * are excluded, because readers have to see that they are deprecated.
 */
export function pagingArguments(args: readonly ArgumentModel[]): readonly ArgumentModel[] {
  const paging = args.filter(({ name, type, deprecated }) => {
    if (deprecated !== undefined) return false;
    const paged = PAGING.get(name.replaceAll('_', '').toLowerCase());
    return paged !== undefined && (type.text === paged || type.text === `${paged}!`);
  });
  return paging.length > 1 ? paging : [];
}

/** Text after the name of a paging argument: `: Int = 10`. */
export function pagingText({ type, defaultValue }: ArgumentModel): string {
  return `: ${type.text}${defaultValue === undefined ? '' : ` = ${defaultValue}`}`;
}
