import { hashOf } from './hash-of.ts';

/**
 * A value in its stored form: JSON with its hash. Worker threads encode the values that they
 * compute; the main thread passes on the bytes, and parses them only if the value is needed.
 */
export interface Encoded<V> {
  /** In UTF-8. */
  readonly json: Uint8Array;
  /** The hash of `json`. */
  readonly hash: string;
  /** Only for the type checker: the type of the value in `json`. Never set. */
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

/** The JSON of a value as a string. */
export function jsonOf({ json }: Encoded<unknown>): string {
  return textOf(json);
}

export function isEncoded(value: unknown): value is Encoded<unknown> {
  return typeof value === 'object' && value !== null && 'json' in value && isBytes(value.json);
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

/** Decodes UTF-8. */
export function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}
