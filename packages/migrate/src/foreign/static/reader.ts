import type { AnyNode, PrivateIdentifier } from 'acorn';
import type { Opaque } from '../foreign-value.ts';
import { UNKNOWN, type Value } from './value.ts';

/** The names that are visible to a part of a program. Their values are evaluated on demand. */
export interface Scope {
  readonly names: Map<string, () => Value>;
  readonly parent?: Scope;
  /** Absolute path of the module. */
  readonly file: string;
  /** Converts a position in the syntax tree to one in the source. */
  readonly placeOf: (position: number) => { readonly line: number; readonly column: number };
  readonly reader: Reader;
}

/** Functions for the modules of the static reader, which are mutually recursive. */
export interface Reader {
  readonly expression: (node: AnyNode, scope: Scope) => Value;
  /** Calls a function of the program, or a known one. The results of others are unknown. */
  readonly call: (callee: Opaque, values: readonly Value[]) => Value;
  /** Creates a value for a function of the program. */
  readonly closure: (node: AnyNode, scope: Scope, name: string) => Opaque;
  /** The exports of a module by name, or the marker of a package. */
  readonly imported: (specifier: string, scope: Scope, node: AnyNode) => Value;
  readonly gap: (node: AnyNode, scope: Scope) => void;
  /** Counts work. False if the limit is exceeded, because even short programs can take forever. */
  readonly spend: (amount: number) => boolean;
}

/** Evaluates a value once, on demand. A value that depends on itself is unknown. */
export function lazily(read: () => Value): () => Value {
  let known = (): Value => {
    known = () => UNKNOWN;
    const value = read();
    known = () => value;
    return value;
  };
  return () => known();
}

/** A scope for the inside of a block or function. */
export function innerScope(scope: Scope): Scope {
  return { ...scope, names: new Map(), parent: scope };
}

/** The value of an expression. */
export function read(node: AnyNode | PrivateIdentifier, scope: Scope): Value {
  return scope.reader.expression(node, scope);
}

/** Records code that is not understood and that may affect the result. */
export function gap(node: AnyNode, scope: Scope): void {
  scope.reader.gap(node, scope);
}

/** The key of a member or property. */
export function keyOf(node: AnyNode | PrivateIdentifier, computed: boolean, scope: Scope): Value {
  return node.type === 'Identifier' && !computed ? node.name : read(node, scope);
}

/** The value of a name; `undefined` if the program does not declare it. */
export function declared(name: string, scope: Scope): (() => Value) | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const found = at.names.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
