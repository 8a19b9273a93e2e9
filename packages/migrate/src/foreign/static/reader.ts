import type { AnyNode, PrivateIdentifier } from 'acorn';
import type { Opaque } from '../foreign-value.ts';
import { UNKNOWN, type Value } from './value.ts';

/** Names that a piece of a program sees. A value is read when it is asked for. */
export interface Scope {
  readonly names: Map<string, () => Value>;
  readonly parent?: Scope;
  /** Absolute path of the module. */
  readonly file: string;
  /** Place in the source of a position in the tree. */
  readonly placeOf: (position: number) => { readonly line: number; readonly column: number };
  readonly reader: Reader;
}

/** What the parts of the reader, which need each other, share. */
export interface Reader {
  readonly expression: (node: AnyNode, scope: Scope) => Value;
  /** Calls a function of the program; what it does not know is unknown. */
  readonly call: (callee: Opaque, values: readonly Value[]) => Value;
  /** Makes a function of the program a value. */
  readonly closure: (node: AnyNode, scope: Scope, name: string) => Opaque;
  /** What a module exports, as an object of its names; a package is its mark. */
  readonly imported: (specifier: string, scope: Scope, node: AnyNode) => Value;
  readonly gap: (node: AnyNode, scope: Scope) => void;
  /** False when too much was read already: programs can be small and make much. */
  readonly spend: (amount: number) => boolean;
}

/** Reads a value once, when it is first asked for; one that needs itself is not known. */
export function lazily(read: () => Value): () => Value {
  let known = (): Value => {
    known = () => UNKNOWN;
    const value = read();
    known = () => value;
    return value;
  };
  return () => known();
}

/** What is seen inside of a block or function. */
export function innerScope(scope: Scope): Scope {
  return { ...scope, names: new Map(), parent: scope };
}

/** The value of an expression. */
export function read(node: AnyNode | PrivateIdentifier, scope: Scope): Value {
  return scope.reader.expression(node, scope);
}

/** Notes something that is not understood and that what is read may depend on. */
export function gap(node: AnyNode, scope: Scope): void {
  scope.reader.gap(node, scope);
}

/** The key that a member or property is named by. */
export function keyOf(node: AnyNode | PrivateIdentifier, computed: boolean, scope: Scope): Value {
  return node.type === 'Identifier' && !computed ? node.name : read(node, scope);
}

/** Value of a name; `undefined` when nothing in the program declares it. */
export function declared(name: string, scope: Scope): (() => Value) | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const found = at.names.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
