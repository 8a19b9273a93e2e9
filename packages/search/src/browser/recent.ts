import { orUndefined } from '@docgen/core/or-undefined';

const KEY = 'search';
const MOST = 5;

/** What the reader has searched for and found lately, newest first. */
export function recentQueries(): readonly string[] {
  const stored = orUndefined(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown);
  if (!Array.isArray(stored)) return [];
  return stored.filter((query) => typeof query === 'string').slice(0, MOST);
}

/** Remembers a query; a browser that forbids storage forgets it, nothing more. */
export function rememberQuery(query: string): void {
  const others = recentQueries().filter((known) => known !== query);
  const queries = [query, ...others].slice(0, MOST);
  orUndefined(() => localStorage.setItem(KEY, JSON.stringify(queries)));
}
