import type { EnumValues, ResultType } from '../schema-model.ts';

/** Text for the fields that a list leaves out: `2 more fields of Order`. */
export function moreFields({ more, type }: Pick<ResultType, 'more' | 'type'>): string {
  return `${more} more fields of ${type.name}`;
}

/** Text for the possible types of an interface or union that a list leaves out. */
export function moreTypes({ moreTypes, type }: Pick<ResultType, 'moreTypes' | 'type'>): string {
  return `${moreTypes} more types of ${type.name}`;
}

/** Text for the enum values that a list leaves out. */
export function moreValues({ more }: EnumValues): string {
  return `${more} more`;
}
