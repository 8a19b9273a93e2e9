import type { KeyPath } from '@docgen/core/diagnostics/key-path';

/** A problem with one value of the configuration. */
export interface Problem {
  /** Code of the diagnostic. */
  readonly code:
    | 'config-throws'
    | 'unknown-config-key'
    | 'missing-config-key'
    | 'invalid-config-value'
    | 'unknown-config-reference'
    | 'duplicate-config-id'
    | 'unsafe-address';
  readonly path: KeyPath;
  readonly message: string;
  readonly hint?: string;
}
