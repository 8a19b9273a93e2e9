import type { AnyNode, AssignmentExpression, CallExpression, Pattern, Program } from 'acorn';

/** An expression, and the names that it can refer to. */
export interface ScopedNode {
  readonly node: AnyNode;
  readonly scope: Scope;
}

/** The names that a program, a function or a CommonJS module declares. */
interface Scope {
  readonly parameters: readonly Pattern[];
  readonly body: readonly AnyNode[];
  readonly outer?: Scope;
}

/** A key or an array item, and its value. */
export interface LiteralEntry {
  readonly key: AnyNode;
  readonly value: ScopedNode;
}

/** Expressions that have been followed, because they may lead back to themselves. */
type Followed = Set<AnyNode>;

/** The value that a bundle of esbuild exports as default; `undefined` if it has none. */
export function defaultExport({ body }: Program): ScopedNode | undefined {
  const scope = { parameters: [], body };
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') {
      const whole = { node: node.declaration, scope };
      // What a CommonJS module exports, see `importBundle`.
      return entryOf(whole, 'default')?.value ?? whole;
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    const found = node.specifiers.find(
      ({ exported }) => 'name' in exported && exported.name === 'default',
    );
    if (found !== undefined) return { node: found.local, scope };
  }
  return undefined;
}

/**
 * Finds an entry in the object or array literal that an expression stands for.
 *
 * @param expression - In a bundle of esbuild, which contains CommonJS modules as functions.
 * @returns `undefined` if the entry is not literal, or the expression stands for something else.
 */
export function entryOf(
  expression: ScopedNode,
  key: string | number,
  followed: Followed = new Set(),
): LiteralEntry | undefined {
  const found = literal(expression, followed);
  if (found === undefined) return undefined;
  const { node, scope } = found;
  const entry = (place: AnyNode, value: AnyNode) => ({ key: place, value: { node: value, scope } });
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const spread = node.elements.findIndex((item) => item?.type === 'SpreadElement');
    const item = spread >= 0 && spread <= key ? undefined : node.elements[key];
    return item ? entry(item, item) : undefined;
  }
  for (const part of partsOf(node).toReversed()) {
    if (part.type === 'Property' || part.type === 'AssignmentExpression') {
      const [name, value] = part.type === 'Property' ? [part, part.value] : [part.left, part.right];
      const [place, text] = nameOf(name) ?? [];
      if (place !== undefined && text === key) return entry(place, value);
      continue;
    }
    const source = part.type === 'SpreadElement' ? part.argument : part;
    const inside = entryOf({ node: source, scope }, key, followed);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/**
 * The expression at which the value of an expression is written: a literal, or else the first
 * expression that cannot be followed; `undefined` if it is no more than a name.
 */
export function originOf(expression: ScopedNode): AnyNode | undefined {
  const followed: Followed = new Set();
  const found = literal(expression, followed)?.node ?? [...followed].at(-1);
  // The body of a CommonJS module is not in its source.
  if (found?.type === 'BlockStatement') return partsOf(found)[0];
  return found?.type === 'Identifier' ? undefined : found;
}

/**
 * What an object consists of, the last first if there are several for a key: properties,
 * assignments to `exports`, and objects whose properties are copied.
 */
function partsOf(node: AnyNode): readonly AnyNode[] {
  if (node.type === 'ObjectExpression') return node.properties;
  if (node.type === 'CallExpression') return node.arguments;
  const exported = node.type === 'BlockStatement' ? assignments(node.body) : [];
  return exported.filter(
    ({ left }) =>
      left.type === 'MemberExpression' &&
      (isName(left.object, 'exports') || isModuleExports(left.object)),
  );
}

/** The name of a property or of a member, with its node. */
function nameOf(node: AnyNode): [node: AnyNode, name: string] | undefined {
  if (node.type !== 'Property' && node.type !== 'MemberExpression') return undefined;
  const key = node.type === 'Property' ? node.key : node.property;
  // esbuild writes the key "__proto__" of JSON in brackets.
  if (key.type === 'Literal') return [key, String(key.value)];
  return key.type === 'Identifier' && !node.computed ? [key, key.name] : undefined;
}

/**
 * Follows an expression to what `partsOf` knows: an object or array literal, a call of
 * `Object.assign`, or the body of a CommonJS module without `module.exports`.
 */
function literal(expression: ScopedNode, followed: Followed): ScopedNode | undefined {
  let at: ScopedNode | undefined = expression;
  while (at !== undefined && !LITERALS.has(at.node.type) && !isAssign(at.node)) {
    if (followed.has(at.node)) return undefined;
    followed.add(at.node);
    at = next(at, followed);
  }
  return at;
}

const LITERALS: ReadonlySet<string> = new Set<AnyNode['type']>([
  'ObjectExpression',
  'ArrayExpression',
  'BlockStatement',
]);

function isAssign(node: AnyNode): boolean {
  return node.type === 'CallExpression' && isMember(node.callee, 'Object', 'assign');
}

function isMember(node: AnyNode, object: string, name: string): boolean {
  if (node.type !== 'MemberExpression' || !isName(node.object, object)) return false;
  return nameOf(node)?.[1] === name;
}

function isName(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** The expression whose value an expression has. */
function next({ node, scope }: ScopedNode, followed: Followed): ScopedNode | undefined {
  const here = (found: AnyNode | undefined) => found && { node: found, scope };
  if (node.type === 'AwaitExpression') return here(node.argument);
  if (node.type === 'AssignmentExpression') return here(node.right);
  if (node.type === 'CallExpression') return here(called(node));
  if (node.type === 'Identifier') return constant(node.name, scope, followed);
  if (isFunction(node)) return returned(node, scope);
  if (node.type !== 'MemberExpression') return undefined;
  const [, name] = nameOf(node) ?? [];
  if (name === undefined) return undefined;
  // The default export of a CommonJS module that has none is everything that it exports.
  const fallback = name === 'default' ? here(node.object) : undefined;
  return entryOf({ node: node.object, scope }, name, new Set(followed))?.value ?? fallback;
}

/**
 * The expression that has the value of a call: the function, if there are no arguments; or the only
 * argument, because functions such as `defineConfig` return it. Calls with several arguments, such
 * as those of functions that merge objects, are not followed, because any argument may contain the
 * value; and neither are methods such as `concat`, which also return values of their object.
 */
function called({ callee, arguments: [first, ...others] }: CallExpression): AnyNode | undefined {
  if (first === undefined) return callee;
  if (isMember(callee, 'Object', 'freeze')) return first;
  if (callee.type !== 'Identifier') return undefined;
  // esbuild's wrapper of a CommonJS module, `{ 'file.cjs'(exports, module) { … } }`.
  if (callee.name === '__commonJS' && first.type === 'ObjectExpression') {
    const [module] = first.properties;
    return module?.type === 'Property' ? module.value : undefined;
  }
  // The second argument only says which module imports it.
  return others.length === 0 || callee.name === '__toESM' ? first : undefined;
}

/** The value of a constant, or the function of a name. */
function constant(name: string, scope: Scope, followed: Followed): ScopedNode | undefined {
  if (scope.parameters.some((parameter) => isName(parameter, name))) return undefined;
  for (const node of scope.body) {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) return { node, scope };
    const { declarations } = node.type === 'VariableDeclaration' ? node : { declarations: [] };
    for (const { id, init } of declarations) {
      if (!init) continue;
      if (isName(id, name)) return { node: init, scope };
      if (id.type !== 'ObjectPattern') continue;
      const part = id.properties.find((one) => one.type === 'Property' && isName(one.value, name));
      const [, key] = (part && nameOf(part)) ?? [];
      if (key !== undefined) return entryOf({ node: init, scope }, key, followed)?.value;
    }
  }
  return scope.outer && constant(name, scope.outer, followed);
}

type FunctionNode = Extract<AnyNode, { body: unknown; params: unknown }>;

function isFunction(node: AnyNode): node is FunctionNode {
  return 'params' in node && 'body' in node;
}

/**
 * The value that a function returns, if all its other statements are declarations; or the exports
 * of the function that esbuild creates for a CommonJS module.
 */
function returned({ body, params }: FunctionNode, outer: Scope): ScopedNode | undefined {
  if (body.type !== 'BlockStatement')
    return { node: body, scope: { parameters: params, body: [], outer } };
  const scope = { parameters: params, body: body.body, outer };
  const last = body.body.at(-1);
  const isPlain = body.body.slice(0, -1).every(({ type }) => type.endsWith('Declaration'));
  if (last?.type === 'ReturnStatement' && last.argument && isPlain)
    return { node: last.argument, scope };
  const [first] = params;
  if (first === undefined || !isName(first, 'exports')) return undefined;
  const whole = assignments(body.body).findLast(({ left }) => isModuleExports(left));
  return { node: whole?.right ?? body, scope };
}

function isModuleExports(node: AnyNode): boolean {
  return isMember(node, 'module', 'exports');
}

/** The assignments that are statements, such as `exports.title = 'Shop'`. */
function assignments(body: readonly AnyNode[]): readonly AssignmentExpression[] {
  return body.flatMap((node) =>
    node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression'
      ? node.expression
      : [],
  );
}
