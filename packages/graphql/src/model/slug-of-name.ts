/**
 * The last segment of a route, made from a GraphQL name.
 *
 * Words are separated by underscores, and start at a capital letter that follows a lower-case
 * letter or digit. They are joined by hyphens in lower case. A run of capitals is one word with
 * what follows it: `JSONObject` becomes `jsonobject`.
 *
 * @param name - A GraphQL name, without the `@` of a directive.
 * @returns Lower-case letters, digits and single hyphens; `underscore` for a name of underscores
 *   only.
 *
 * @example slugOfName('link__Purpose') // 'link-purpose'
 * @example slugOfName('orderItems') // 'order-items'
 */
export function slugOfName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .split('_')
    .filter((word) => word !== '');
  return words.join('-').toLowerCase() || 'underscore';
}
