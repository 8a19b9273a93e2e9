import type { ResultType } from './schema-model.ts';

/** What a list says of the fields that it leaves out: `2 more fields of Order`. */
export function moreFields({ more, type }: Pick<ResultType, 'more' | 'type'>): string {
  return `${more} more ${more === 1 ? 'field' : 'fields'} of ${type.name}`;
}
