import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'estree';
import type { Node } from 'estree-jsx';
import { patternNames } from './module-names.ts';
import { walkProgram } from './walk-program.ts';

type AnyFunction = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;

/** Whether a node of a JavaScript program is a function. */
export function isFunction(node: Node): node is AnyFunction {
  return (
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression'
  );
}

/**
 * Names that a function binds for its own code: its parameters and everything that its body
 * declares, also in blocks, but without what functions in the body bind.
 */
export function functionNames(node: AnyFunction): string[] {
  const names = node.params.flatMap(patternNames);
  if (node.type === 'FunctionExpression' && node.id) names.push(node.id.name);
  walkProgram(node.body, (part) => {
    if (part.type === 'VariableDeclarator') names.push(...patternNames(part.id));
    if (part.type === 'CatchClause') names.push(...patternNames(part.param));
    if (part.type === 'ClassDeclaration' || part.type === 'FunctionDeclaration')
      names.push(part.id.name);
    return isFunction(part) ? 'skip' : undefined;
  });
  return names;
}
