import { decode, type Encoded, isEncoded, jsonOf } from './encoded.ts';
import { hashOf, hashOfData } from './hash-of.ts';
import type { Store } from './store.ts';
import type { Stored, StoredPart } from './stored.ts';

/** What a node computes: each part as it is, or as it is kept. */
export type Computed<T> = { readonly [K in keyof T]: T[K] | Encoded<T[K]> };

/** A part of what a node computed. */
export interface Part<V> {
  /** Changes exactly when the value does, so it can be an input of other nodes. */
  readonly hash: string;
  /** Reads the value, when somebody needs it: from the disk, unless it is still in memory. */
  readonly value: () => V;
  /** Reads it as JSON; not for bytes. */
  readonly json: () => string;
}

export type Parts<T> = { readonly [K in keyof T]: Part<T[K]> };

/**
 * The parts of something that was computed.
 *
 * @param hashes - By part; of what is not kept they are worked out when somebody asks.
 */
export function partsOf<T extends object>(
  value: Computed<T>,
  hashes: Readonly<Record<string, string>> = {},
): Parts<T> {
  const parts = Object.entries(value).map(([name, part]) => {
    if (isEncoded(part)) return [name, encodedPart(part)];
    let hash = hashes[name];
    const known = {
      get hash() {
        hash ??= part instanceof Uint8Array ? hashOf(part) : hashOfData(part);
        return hash;
      },
      value: () => part,
      json: () => JSON.stringify(part),
    };
    return [name, known];
  });
  return Object.fromEntries(parts);
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
 * Objects that the store has: those that nobody holds any more need not stay in memory, and are read
 * again.
 *
 * @param computed - Values that are in memory already. Texts among them are left out.
 */
export function storedParts<T extends object>(
  computed: Partial<Computed<T>>,
  { parts }: Stored,
  store: Store,
): Parts<T> {
  const values = new Map<string, unknown>(Object.entries(computed));
  const stored = Object.entries(parts)
    .filter(([name]) => !values.has(name) || typeof values.get(name) === 'object')
    .map(([name, part]) => [name, storedPart(values.get(name), part, store)]);
  return Object.fromEntries(stored);
}

function storedPart(computed: unknown, part: StoredPart, store: Store): Part<unknown> {
  let held = weakly(computed);
  return {
    hash: part.hash,
    value() {
      const known = held?.deref();
      if (known !== undefined && !isEncoded(known)) return known;
      const read = known === undefined ? store.read(part) : decode(known);
      held = weakly(read);
      return read;
    },
    json() {
      const known = held?.deref();
      if (known === undefined) return store.readText(part);
      return isEncoded(known) ? jsonOf(known) : JSON.stringify(known);
    },
  };
}

function weakly(value: unknown): WeakRef<object> | undefined {
  return typeof value === 'object' && value !== null ? new WeakRef(value) : undefined;
}
