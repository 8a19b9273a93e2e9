import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/**
 * Resets V8's interrupt budget to its default, for a process that keeps running. `cli.ts` raises
 * it, because a build ends before most optimisations pay off. Only the V8 of Node 20 knows the
 * flag.
 */
export function optimiseSoon(): void {
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=67584');
}
