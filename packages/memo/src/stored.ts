import type { Diagnostic } from '@docgen/core/diagnostic';

/** Where on the disk a part of a result lies. */
export interface StoredPart {
  /** Of the bytes. */
  readonly hash: string;
  /** File in the store's folder. */
  readonly file: string;
  /** In bytes. */
  readonly offset: number;
  readonly length: number;
  /** True for a `Uint8Array`, which is kept as it is; everything else is JSON. */
  readonly raw?: true;
}

/** What is kept of a result. */
export interface Stored {
  /** Hash of the inputs. */
  readonly key: string;
  /** Hash of what the inputs followed from, see `Node.origin`. */
  readonly origin?: string | undefined;
  /** What was asked meanwhile, with the hashes of the answers. */
  readonly asked: readonly (readonly [string, readonly unknown[], string])[];
  readonly diagnostics: readonly Diagnostic[];
  readonly parts: Readonly<Record<string, StoredPart>>;
  /** Plain data that stands in the index itself. */
  readonly data?: unknown;
  /** The day on which it was last used, counted from 1970. */
  readonly day: number;
}
