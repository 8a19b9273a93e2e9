import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/** The scalar for files (https://github.com/jaydenseric/graphql-multipart-request-spec). */
const UPLOAD = /^Upload$/i;

/** Whether the values of a scalar are files, which JSON cannot contain. */
export function isUpload({ name }: { readonly name: string }): boolean {
  return UPLOAD.test(name);
}

/**
 * The paths of files in the value of a variable.
 *
 * @param path - Path of the value, such as `input`.
 * @returns Paths such as `input.images.0`.
 */
export function uploadPaths(type: GraphQLInputType, value: unknown, path: string): string[] {
  if (value == null) return [];
  if (isNonNullType(type)) return uploadPaths(type.ofType, value, path);
  if (isListType(type)) {
    // A single value is equivalent to a list with one item.
    if (!Array.isArray(value)) return uploadPaths(type.ofType, value, path);
    return value.flatMap((item, index) => uploadPaths(type.ofType, item, `${path}.${index}`));
  }
  if (!isInputObjectType(type)) return isUpload(type) ? [path] : [];
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, inside]) => {
    const field = fields[name];
    return field === undefined ? [] : uploadPaths(field.type, inside, `${path}.${name}`);
  });
}
