/** Usual names of error types. */
const ERROR_TYPE = /(Error|Exception|Failure|Problem)s?$/;

/** Names of error types in a field for errors. Elsewhere, an issue may be an entry in a tracker. */
const ERROR_IN_FIELD = /Issues?$/;

/** Names of fields of payloads that contain errors, such as `userErrors`. */
const ERROR_FIELD = /^(\w*E|e)rrors?$/;

/** Whether a type has the name of an error type. */
export function isErrorType(name: string): boolean {
  return ERROR_TYPE.test(name);
}

/** Whether a field has a name of fields that contain errors. */
export function isErrorField(name: string): boolean {
  return ERROR_FIELD.test(name);
}

/** Whether a field of a payload contains errors, by its name and that of its type. */
export function holdsErrors(field: string, type: string): boolean {
  return isErrorField(field) && (isErrorType(type) || ERROR_IN_FIELD.test(type));
}
