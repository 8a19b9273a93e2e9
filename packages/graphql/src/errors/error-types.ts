import type { ErrorType, FieldModel, TypeRef, Usage } from '@docgen/core/schema-model';
import type { EntryDraft } from '../entries/entry-draft.ts';
import { possibleTypes } from '../entries/possible-types.ts';
import { isWrapper } from '../nodes/wrapper-types.ts';
import { holdsErrors, isErrorField, isErrorType } from './error-names.ts';

/**
 * The errors of an operation according to the schema: fields of the returned payload that contain
 * errors, and error types among the possible types of a returned union or interface.
 *
 * @param types - Entries of types by name.
 * @param usages - From `indexUsages`; contains the implementations of interfaces.
 */
export function errorTypes(
  returned: TypeRef,
  types: ReadonlyMap<string, EntryDraft>,
  usages: ReadonlyMap<string, readonly Usage[]>,
): ErrorType[] {
  const described = (type: TypeRef, field?: FieldModel): ErrorType => {
    const entry = types.get(type.name);
    // The description of a built-in scalar says nothing about an error.
    const description = entry?.builtIn ? field?.description : entry?.description;
    return {
      type,
      ...(field !== undefined && { field: field.name }),
      ...(description !== undefined && { description }),
    };
  };
  const choices = (type: TypeRef): TypeRef[] => {
    const entry = types.get(type.name);
    return entry === undefined ? [] : possibleTypes(entry, types, usages);
  };
  const errorsAmong = (found: readonly TypeRef[]) =>
    found.filter(({ name }) => {
      const entry = types.get(name);
      return isErrorType(
        name,
        entry !== undefined && 'interfaces' in entry ? entry.interfaces : [],
      );
    });
  const entry = types.get(returned.name);
  if (entry?.kind !== 'objects') {
    return errorsAmong(choices(returned)).map((type) => described(type));
  }
  return entry.fields.flatMap((field) => {
    const { name, type } = field;
    const inside = choices(type);
    if (holdsErrors(returned.name, name, type.name) || tellsErrors(name, returned.name)) {
      return [described(type, field), ...inside.map((choice) => described(choice))];
    }
    // The content of a payload may be an error itself: `orderOrError: OrderOrError`.
    const isContent = isWrapper(returned.name) && types.get(type.name)?.kind === 'unions';
    return isContent ? errorsAmong(inside).map((choice) => described(choice)) : [];
  });
}

/**
 * Whether a field contains errors, judged by its name alone. Types other than payloads may have
 * fields such as `lastError: String` that are part of the result.
 */
function tellsErrors(field: string, parent: string): boolean {
  return isErrorField(field) && (isWrapper(parent) || /^errors?$/.test(field));
}
