import type { AnyNode } from 'acorn';
import { bindPattern } from './bind-pattern.ts';
import { innerScope, type Reader, type Scope } from './reader.ts';
import { isTruthy, isUnknown, type Value } from './value.ts';

/** Makes the names of declarations known; every other statement is left. */
export function declare(statements: readonly AnyNode[], scope: Scope, reader: Reader): void {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
      const { id } = statement;
      if (id !== null) {
        const made = reader.closure(statement, scope, id.name);
        scope.names.set(id.name, () => made);
      }
    } else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) {
        bindPattern(id, () => (init ? reader.expression(init, scope) : undefined), scope, reader);
      }
    }
  }
}

/**
 * Follows the statements of a function up to what it returns. What is not understood is a gap.
 *
 * @returns What it returns; `undefined` when it comes to its end without.
 */
export function runBody(
  statements: readonly AnyNode[],
  scope: Scope,
  reader: Reader,
): { readonly value: Value } | undefined {
  declare(statements, scope, reader);
  for (const statement of statements) {
    switch (statement.type) {
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'VariableDeclaration':
      case 'EmptyStatement':
        break;
      case 'ReturnStatement': {
        const { argument } = statement;
        return { value: argument ? reader.expression(argument, scope) : undefined };
      }
      case 'BlockStatement': {
        const end = runBody(statement.body, innerScope(scope), reader);
        if (end !== undefined) return end;
        break;
      }
      case 'IfStatement': {
        const test = isTruthy(reader.expression(statement.test, scope));
        if (test === undefined) reader.gap(statement, scope);
        const branch = test ? statement.consequent : statement.alternate;
        const isKnown = test !== undefined && branch;
        const end = isKnown ? runBody([branch], innerScope(scope), reader) : undefined;
        if (end !== undefined) return end;
        break;
      }
      case 'ExpressionStatement':
        if (isUnknown(reader.expression(statement.expression, scope))) {
          reader.gap(statement, scope);
        }
        break;
      default:
        reader.gap(statement, scope);
    }
  }
  return undefined;
}
