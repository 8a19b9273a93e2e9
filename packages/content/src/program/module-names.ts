import type { Identifier, Literal, MemberExpression, Pattern, Program } from 'estree';

/**
 * Names that the imports and exports of a page bind, in all of the page.
 *
 * @param program - A part of the page. Its expressions bind nothing outside of themselves.
 */
export function moduleNames(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'VariableDeclaration') {
      return declaration === null || declaration === undefined ? [] : [declaration.id.name];
    }
    return declaration.declarations.flatMap(({ id }) => patternNames(id));
  });
}

/** Names that a declaration binds, such as `a`, `b` and `c` in `{ a, x: [b = 1], ...c }`. */
export function patternNames(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'Property' ? property.value : property),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(patternNames);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}

/** A name in an import or export, which may be in quotes. */
export function specifierName(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}

/** The name in `a.name` or `a['name']`; `undefined` for one that code computes. */
export function memberName({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier') return computed ? undefined : property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}
