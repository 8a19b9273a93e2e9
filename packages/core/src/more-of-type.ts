import type { EnumValues, ResultType } from './schema-model.ts';

/** What a list says of the fields that it leaves out: `2 more fields of Order`. */
export function moreFields({ more, type }: Pick<ResultType, 'more' | 'type'>): string {
  return `${more} more fields of ${type.name}`;
}

/** What a list says of the types that it leaves out of those an interface or union stands for. */
export function moreTypes({ moreTypes, type }: Pick<ResultType, 'moreTypes' | 'type'>): string {
  return `${moreTypes} more types of ${type.name}`;
}

/** What a list of values says of those that it leaves out. */
export function moreValues({ more }: EnumValues): string {
  return `${more} more`;
}
