import { isWrapper } from '../nodes/wrapper-types.ts';

/** Usual names of error types. An `OrderOrError` is a union that is an order if all goes well. */
const ERROR_TYPE = /(?<!Or)(Error|Exception|Failure|Problem)s?$/;

/** Names of error types in a field for errors. Elsewhere, an issue may be an entry in a tracker. */
const ERROR_IN_FIELD = /Issues?$/;

/** Names of fields of payloads that contain errors, such as `userErrors`, not `orderOrError`. */
const ERROR_FIELD = /^(\w*(?<!Or)E|e)rrors?$/;

/** Names that fields of payloads also have, if their types say the same. */
const FAILURE_FIELD =
  /^(?:\w*(?:_|(?=[A-Z])))?(?:[Ee]xception|[Ff]ailure|[Pp]roblem|[Vv]iolation)s?$/;
const FAILURE_TYPE = /Violations?$/;

/**
 * Whether a type has the name of an error type, or one of its interfaces has: `OutOfStock
 * implements Error`.
 */
export function isErrorType(
  name: string,
  interfaces: readonly { readonly name: string }[] = [],
): boolean {
  return ERROR_TYPE.test(name) || interfaces.some((each) => ERROR_TYPE.test(each.name));
}

/** Whether a field has a name of fields that contain errors. */
export function isErrorField(name: string): boolean {
  return ERROR_FIELD.test(name);
}

/**
 * Whether a field contains the errors of an operation, by its name and those of its type and of the
 * type that it belongs to: elsewhere than in a payload, a problem may be what readers ask for.
 */
export function holdsErrors(parent: string, field: string, type: string): boolean {
  if (isErrorField(field)) return isErrorType(type) || ERROR_IN_FIELD.test(type);
  const isFailure = isErrorType(type) || FAILURE_TYPE.test(type);
  return isFailure && isWrapper(parent) && FAILURE_FIELD.test(field);
}
