import type { AnyNode } from 'acorn';
import { bindPattern } from './bind-pattern.ts';
import { gap, innerScope, read, type Scope } from './reader.ts';
import { isTruthy, isUnknown, type Value } from './value.ts';

/** Adds the names of declarations to a scope. Other statements are ignored. */
export function declare(statements: readonly AnyNode[], scope: Scope): void {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
      const { id } = statement;
      if (id !== null) {
        const made = scope.reader.closure(statement, scope, id.name);
        scope.names.set(id.name, () => made);
      }
    } else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) {
        bindPattern(id, () => (init ? read(init, scope) : undefined), scope);
      }
    }
  }
}

/**
 * Evaluates statements up to a `return`. Statements that are not understood are gaps.
 *
 * @returns The returned value; `undefined` if the end is reached without a `return`.
 */
export function runBody(
  statements: readonly AnyNode[],
  scope: Scope,
): { readonly value: Value } | undefined {
  declare(statements, scope);
  for (const statement of statements) {
    switch (statement.type) {
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'VariableDeclaration':
      case 'EmptyStatement':
        break;
      case 'ReturnStatement': {
        const { argument } = statement;
        return { value: argument ? read(argument, scope) : undefined };
      }
      case 'BlockStatement': {
        const end = runBody(statement.body, innerScope(scope));
        if (end !== undefined) return end;
        break;
      }
      case 'IfStatement': {
        const test = isTruthy(read(statement.test, scope));
        if (test === undefined) gap(statement, scope);
        const branch = test ? statement.consequent : statement.alternate;
        const isKnown = test !== undefined && branch;
        const end = isKnown ? runBody([branch], innerScope(scope)) : undefined;
        if (end !== undefined) return end;
        break;
      }
      case 'ExpressionStatement':
        if (isUnknown(read(statement.expression, scope))) gap(statement, scope);
        break;
      default:
        gap(statement, scope);
    }
  }
  return undefined;
}
