import type { ArgumentModel } from './schema-model.ts';

/**
 * What pages through a list, in lower case and without `_`: by cursor
 * (https://relay.dev/graphql/connections.htm, section 4), by offset or by number of the page.
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
 * The arguments of a field that page through what it returns, in their order. One by itself may mean
 * anything, such as the `limit` of an account, so it is none; nor is one that is deprecated, which has
 * to be said.
 */
export function pagingArguments(args: readonly ArgumentModel[]): readonly ArgumentModel[] {
  const paging = args.filter(({ name, type, deprecated }) => {
    if (deprecated !== undefined) return false;
    const paged = PAGING.get(name.replaceAll('_', '').toLowerCase());
    return paged !== undefined && (type.text === paged || type.text === `${paged}!`);
  });
  return paging.length > 1 ? paging : [];
}

/** What stands behind the name of an argument that pages: `: Int = 10`. */
export function pagingText({ type, defaultValue }: ArgumentModel): string {
  return `: ${type.text}${defaultValue === undefined ? '' : ` = ${defaultValue}`}`;
}
