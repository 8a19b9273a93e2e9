import type { Diagnostic } from '@docgen/core/diagnostic';

/** The location of a part of a result on disk. */
export interface StoredPart {
  /** Hash of the bytes. */
  readonly hash: string;
  /** File in the store's folder. */
  readonly file: string;
  /** In bytes, as is the length. */
  readonly offset: number;
  readonly length: number;
  /** True for a `Uint8Array`, whose bytes are stored unchanged; all other values are JSON. */
  readonly raw?: true;
}

/** A stored result. */
export interface Stored {
  /** Hash of the inputs. */
  readonly key: string;
  /** Hash of `Node.origin`. */
  readonly origin?: string | undefined;
  /** Looks called during the computation: name, arguments, hash of the answer. */
  readonly asked: readonly (readonly [string, readonly unknown[], string])[];
  readonly diagnostics: readonly Diagnostic[];
  readonly parts: Readonly<Record<string, StoredPart>>;
  /** The day on which it was last used, in days since 1970-01-01. */
  readonly day: number;
}
