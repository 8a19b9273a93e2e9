/** Names that schemas give to types that stand for errors. */
const ERROR_TYPE = /(Error|Exception|Failure|Problem)s?$/;

/** Names of types that are errors where a field says so; alone, an issue is what trackers have. */
const ERROR_IN_FIELD = /Issues?$/;

/** Names of the fields of payloads that hold errors, such as `userErrors`. */
const ERROR_FIELD = /^(\w*E|e)rrors?$/;

/** Whether a type is called like one that stands for errors. */
export function isErrorType(name: string): boolean {
  return ERROR_TYPE.test(name);
}

/** Whether a field is called like one that holds errors. */
export function isErrorField(name: string): boolean {
  return ERROR_FIELD.test(name);
}

/** Whether a field of a payload says what went wrong, by its name and that of its type. */
export function holdsErrors(field: string, type: string): boolean {
  return isErrorField(field) && (isErrorType(type) || ERROR_IN_FIELD.test(type));
}
