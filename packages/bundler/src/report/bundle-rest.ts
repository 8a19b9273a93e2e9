import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { BundleInput } from '../bundle-input.ts';
import { checkedBundle } from './checked-bundle.ts';

/** A bundle, and the files that it leaves out. */
export interface RestBundle<T> extends Checked<T | undefined> {
  /** Files with errors, see `leftOut`. */
  readonly without: ReadonlySet<string>;
}

/**
 * Bundles repeatedly, each time without the files that had errors, until no new ones are found. The
 * remaining code can then be loaded, and all errors are reported.
 *
 * @param bundle - Runs esbuild without some files.
 * @returns `undefined` as the value if docgen's own modules cannot be bundled without these files.
 * @throws See `checkedBundle`.
 */
export async function bundleRest<T>(
  bundle: (without: ReadonlySet<string>) => Promise<T>,
  input: Pick<BundleInput, 'content' | 'projectDir'>,
): Promise<RestBundle<T>> {
  const without = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (;;) {
    const before = without.size;
    const built = await checkedBundle(bundle(without), input);
    diagnostics.push(...built.diagnostics);
    for (const file of built.files) without.add(file);
    const isStuck = without.size === before;
    if (built.value !== undefined || isStuck) return { value: built.value, diagnostics, without };
  }
}
