import type { Expression, Program } from 'estree';
import type {} from 'mdast-util-mdx';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** The expression that a program in braces consists of; `undefined` if it is something else. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0
    ? statement.expression
    : undefined;
}

/** The expression in braces that is the value of an attribute; `undefined` for other values. */
export function attributeExpression({ value }: MdxJsxAttribute): Expression | undefined {
  return typeof value === 'object' ? expressionOf(value?.data?.estree) : undefined;
}

/** The value of a literal, or of a template without `${}`; `undefined` for other expressions. */
export function literalValue(expression: Expression): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}
