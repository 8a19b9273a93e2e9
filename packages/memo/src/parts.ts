import { decode, type Encoded, isEncoded, jsonOf } from './encoded.ts';
import { hashOf, hashOfData } from './hash-of.ts';
import type { Store } from './store.ts';
import type { Stored, StoredPart } from './stored.ts';

/** The value that a node computes. Each part is plain or already encoded. */
export type Computed<T> = { readonly [K in keyof T]: T[K] | Encoded<T[K]> };

/** A part of a node's result. */
export interface Part<V> {
  /** Changes if and only if the value changes, so it can be an input of other nodes. */
  readonly hash: string;
  /**
   * Returns the value, from disk unless it is still in memory.
   *
   * @throws StoreChanged if another program has changed the file.
   */
  value(): V;
  /** Returns the value as JSON; not for bytes. @throws StoreChanged as `value`. */
  json(): string;
}

export type Parts<T> = { readonly [K in keyof T]: Part<T[K]> };

/**
 * The parts of a computed value.
 *
 * @param hashes - Hashes by part. Missing ones are computed on demand.
 */
export function partsOf<T extends object>(
  value: Computed<T>,
  hashes: Readonly<Record<string, string>> = {},
): Parts<T> {
  const parts = Object.entries(value).map(([name, part]) => {
    if (isEncoded(part)) return [name, encodedPart(part)];
    return [name, new ComputedPart(part, hashes[name])];
  });
  return Object.fromEntries(parts);
}

/**
 * A part whose value is not encoded. A class, because V8 gives each object literal with a getter a
 * hidden class of its own, which keeps the value in memory until all of it is collected.
 */
class ComputedPart<V> implements Part<V> {
  readonly #value: V;
  #hash: string | undefined;

  constructor(value: V, hash: string | undefined) {
    this.#value = value;
    this.#hash = hash;
  }

  get hash(): string {
    const value = this.#value;
    this.#hash ??= value instanceof Uint8Array ? hashOf(value) : hashOfData(value);
    return this.#hash;
  }

  value(): V {
    return this.#value;
  }

  json(): string {
    return JSON.stringify(this.#value);
  }
}

function encodedPart<V>(part: Encoded<V>): Part<V> {
  let decoded: { readonly value: V } | undefined;
  return {
    hash: part.hash,
    value() {
      decoded ??= { value: decode(part) };
      return decoded.value;
    },
    json: () => jsonOf(part),
  };
}

/**
 * The parts of a stored result. Values are held weakly: after garbage collection, they are read
 * from disk again.
 *
 * @param computed - Values that are already in memory. Parts whose value is a string or another
 *   primitive are left out, because those cannot be held weakly.
 */
export function storedParts<T extends object>(
  computed: Partial<Computed<T>>,
  { parts }: Stored,
  store: Store,
): Parts<T> {
  const stored: Record<string, Part<unknown>> = {};
  // Nearly all nodes of a build with few changes are stored ones, so this runs for each page.
  for (const name in parts) {
    const part = parts[name];
    if (part === undefined) continue;
    const isComputed = Object.hasOwn(computed, name);
    const value = isComputed ? computed[name as keyof T] : undefined;
    if (isComputed && typeof value !== 'object') continue;
    stored[name] = new LazyPart(weakly(value), part, store);
  }
  return stored as Parts<T>;
}

/** A class for the same reason as {@link ComputedPart}, and because closures take more memory. */
class LazyPart implements Part<unknown> {
  #held: WeakRef<object> | undefined;
  readonly #part: StoredPart;
  readonly #store: Store;

  constructor(held: WeakRef<object> | undefined, part: StoredPart, store: Store) {
    this.#held = held;
    this.#part = part;
    this.#store = store;
  }

  get hash(): string {
    return this.#part.hash;
  }

  value(): unknown {
    const known = this.#held?.deref();
    if (known !== undefined && !isEncoded(known)) return known;
    const read = known === undefined ? this.#store.read(this.#part) : decode(known);
    this.#held = weakly(read);
    return read;
  }

  json(): string {
    const known = this.#held?.deref();
    if (known === undefined) return this.#store.readText(this.#part);
    return isEncoded(known) ? jsonOf(known) : JSON.stringify(known);
  }
}

function weakly(value: unknown): WeakRef<object> | undefined {
  return typeof value === 'object' && value !== null ? new WeakRef(value) : undefined;
}
