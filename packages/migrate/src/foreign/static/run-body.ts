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

/** The end of a function. */
interface End {
  readonly value: Value;
}

/**
 * Evaluates statements up to a `return`. Statements that are not understood are gaps.
 *
 * @returns The returned value; `undefined` if the end is reached without a `return`.
 */
export function runBody(statements: readonly AnyNode[], scope: Scope): End | undefined {
  declare(statements, scope);
  for (const statement of statements) {
    const end = runStatement(statement, scope);
    if (end !== undefined) return end;
  }
  return undefined;
}

function runStatement(statement: AnyNode, scope: Scope): End | undefined {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'VariableDeclaration':
    case 'EmptyStatement':
      return undefined;
    case 'ReturnStatement': {
      const { argument } = statement;
      return { value: argument ? read(argument, scope) : undefined };
    }
    case 'BlockStatement':
      return runBody(statement.body, innerScope(scope));
    case 'IfStatement': {
      const test = isTruthy(read(statement.test, scope));
      if (test === undefined) gap(statement, scope);
      const branch = test ? statement.consequent : statement.alternate;
      return test !== undefined && branch ? runBody([branch], innerScope(scope)) : undefined;
    }
    case 'ExpressionStatement':
      if (isUnknown(read(statement.expression, scope))) gap(statement, scope);
      return undefined;
    default:
      gap(statement, scope);
      return undefined;
  }
}
