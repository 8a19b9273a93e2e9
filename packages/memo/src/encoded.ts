import { hashOf } from './hash-of.ts';

/**
 * A value as it is kept: as JSON, with its hash. Where a value is computed in another thread, it is
 * encoded there; the main thread passes the bytes on and parses them only when somebody asks.
 */
export interface Encoded<V> {
  /** In UTF-8. */
  readonly json: Uint8Array;
  /** The hash of `json`. */
  readonly hash: string;
  /** Only for the compiler: what `json` holds. */
  readonly holds?: V;
}

/** @param value - Plain data. */
export function encode<V>(value: V): Encoded<V> {
  const json = Buffer.from(JSON.stringify(value));
  return { json, hash: hashOf(json) };
}

export function decode<V>({ json }: Encoded<V>): V {
  return JSON.parse(textOf(json));
}

/** The JSON of a value as a text. */
export function jsonOf({ json }: Encoded<unknown>): string {
  return textOf(json);
}

export function isEncoded(value: unknown): value is Encoded<unknown> {
  return typeof value === 'object' && value !== null && 'json' in value && isBytes(value.json);
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

/** Bytes in UTF-8 as a text. */
export function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}
