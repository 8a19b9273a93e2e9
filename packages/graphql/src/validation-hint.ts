/** What to do about a schema that is built from valid names but breaks a rule of the type system. */
export function validationHint(message: string): string | undefined {
  if (/may not be used on/.test(message))
    return 'Move the directive, or add the location to its definition.';
  if (/^Interface field .* but .* does not provide it/.test(message)) {
    return 'Add what is missing, or take the interface out of `implements`.';
  }
  if (/must define one or more/.test(message)) return 'Add at least one, or remove the definition.';
  if (/^Query root type must be provided/.test(message)) {
    return 'Define `type Query`, or name the root type in `schema { query: … }`.';
  }
  if (/must not begin with "__"/.test(message))
    return 'Rename it: two underscores are kept for introspection.';
  if (/must be (Input|Output) Type/.test(message)) {
    return 'Arguments and input fields take scalars, enums and input types; fields return everything else, scalars and enums.';
  }
  return undefined;
}
