import type { Expression, Program } from 'estree';

/** The JavaScript expression for a JSON value. Values that JSON lacks become `null`. */
export function valueExpression(value: unknown): Expression {
  if (Array.isArray(value)) {
    return { type: 'ArrayExpression', elements: value.map(valueExpression) };
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([name, item]) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Literal', value: name },
        value: valueExpression(item),
      })),
    };
  }
  const plain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { type: 'Literal', value: plain ? value : null };
}

/** A program that consists of such an expression, which is how MDX stores attribute values. */
export function valueProgram(value: unknown): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression: valueExpression(value) }],
  };
}
