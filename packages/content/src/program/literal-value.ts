import type { Expression, Program } from 'estree';

/** The expression that a program in braces consists of; `undefined` if it is something else. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0
    ? statement.expression
    : undefined;
}

/** The value of a literal, or of a template without `${}`; `undefined` for other expressions. */
export function literalValue(expression: Expression): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}
