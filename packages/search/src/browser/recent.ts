import { orUndefined } from '@docgen/core/basics/or-undefined';

const KEY = 'search';
const MOST = 5;

/** The reader's last successful queries, newest first. */
export function recentQueries(): readonly string[] {
  const stored = orUndefined(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown);
  if (!Array.isArray(stored)) return [];
  return stored.filter((query) => typeof query === 'string').slice(0, MOST);
}

/** Stores a query. Does nothing if the browser forbids storage. */
export function rememberQuery(query: string): void {
  const others = recentQueries().filter((known) => known !== query);
  const queries = [query, ...others].slice(0, MOST);
  orUndefined(() => localStorage.setItem(KEY, JSON.stringify(queries)));
}
