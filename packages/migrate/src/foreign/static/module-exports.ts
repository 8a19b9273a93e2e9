import type { AnyNode, ImportDeclaration, Program } from 'acorn';
import { type ForeignObject, type ForeignValue, isForeignObject } from '../foreign-value.ts';
import { readMember } from './read-member.ts';
import { gap, lazily, read, type Scope } from './reader.ts';
import { declare, runBody } from './run-body.ts';
import { UNKNOWN, type Value } from './value.ts';

/**
 * The exports of a module by name, including `default`. Exports of a CommonJS module are in
 * `module.exports`.
 */
export function moduleExports({ body }: Program, scope: Scope): ForeignObject {
  const names = new Map<string, () => Value>();
  for (const node of body) declareOf(node, names, scope);
  for (const node of body) {
    if (/^(?:Import|Export|VariableDecl|FunctionDecl|ClassDecl)/.test(node.type)) continue;
    const assigned = assignment(node);
    if (assigned === undefined) runBody([node], scope);
    else names.set(assigned.name, () => read(assigned.value, scope));
  }
  const entries = [...names].map(([name, read]): [string, ForeignValue] => [name, read() ?? null]);
  const whole = entries.find(([name]) => name === 'module.exports');
  const own = entries.flatMap(([name, value]): [string, ForeignValue][] =>
    name.startsWith('exports.') ? [[name.slice('exports.'.length), value]] : [],
  );
  if (whole !== undefined || own.length === 0) return Object.fromEntries(entries);
  return { ...Object.fromEntries(entries), 'module.exports': Object.fromEntries(own) };
}

/** The export that an import by name refers to. */
export function importedName(module: Value, name: string): Value {
  if (!isForeignObject(module) || !Object.hasOwn(module, 'module.exports')) {
    return readMember(module, name);
  }
  const common = module['module.exports'];
  return name === 'default' ? common : readMember(common, name);
}

function declareOf(node: AnyNode, names: Map<string, () => Value>, scope: Scope): void {
  switch (node.type) {
    case 'ImportDeclaration':
      bindImports(node, scope);
      return;
    case 'ExportNamedDeclaration': {
      const { source, declaration, specifiers } = node;
      if (declaration) {
        const inner: Scope = { ...scope, names: new Map() };
        declare([declaration], inner);
        declare([declaration], scope);
        for (const name of inner.names.keys()) names.set(name, named(name, scope));
      }
      for (const { local, exported } of specifiers) {
        const name = textOf(local);
        const from = () => importedName(scope.reader.imported(textOf(source), scope, node), name);
        names.set(textOf(exported), source ? from : named(name, scope));
      }
      return;
    }
    case 'ExportDefaultDeclaration': {
      const { declaration } = node;
      if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
        const name = declaration.id?.name ?? 'default';
        const made = scope.reader.closure(declaration, scope, name);
        scope.names.set(name, () => made);
        names.set('default', () => made);
      } else {
        names.set('default', () => read(declaration, scope));
      }
      return;
    }
    case 'ExportAllDeclaration':
      gap(node, scope);
      return;
    default:
      declare([node], scope);
  }
}

function bindImports(node: ImportDeclaration, scope: Scope): void {
  const module = lazily(() => scope.reader.imported(textOf(node.source), scope, node));
  // An import for its side effects. If the package would be run, it may change other values.
  if (node.specifiers.length === 0) module();
  for (const specifier of node.specifiers) {
    const { type, local } = specifier;
    const name = type === 'ImportSpecifier' ? textOf(specifier.imported) : 'default';
    const value = type === 'ImportNamespaceSpecifier' ? module : () => importedName(module(), name);
    scope.names.set(local.name, lazily(value));
  }
}

function named(name: string, scope: Scope): () => Value {
  return () => scope.names.get(name)?.() ?? UNKNOWN;
}

/** `module.exports = …`, or `exports.name = …`. */
function assignment(node: AnyNode): { readonly name: string; readonly value: AnyNode } | undefined {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') {
    return undefined;
  }
  const { left, right, operator } = node.expression;
  const name = memberPath(left).replace(/^module\.(?=exports\.)/, '');
  const isExport = operator === '=' && /^(?:module\.exports|exports\.[^.]+)$/.test(name);
  return isExport ? { name, value: right } : undefined;
}

/**
 * The text of a member expression such as `a.b.c`; starts with a dot or is empty if its object is
 * not a name.
 */
function memberPath(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return node.property.type === 'Identifier'
    ? `${memberPath(node.object)}.${node.property.name}`
    : '';
}

function textOf(node: AnyNode | null | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'Literal' ? String(node.value) : '';
}
