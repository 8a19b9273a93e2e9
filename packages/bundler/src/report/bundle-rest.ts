import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { BundleInput } from '../bundle-input.ts';
import { checkedBundle } from './checked-bundle.ts';

/** A bundle, and what is not in it. */
export interface RestBundle<T> extends Checked<T | undefined> {
  /** Files with mistakes, see `leftOut`. */
  readonly without: ReadonlySet<string>;
}

/**
 * Bundles, and does so again without the files that have mistakes, as long as that finds more of
 * them: what is left can be loaded, and all mistakes are told.
 *
 * @param bundle - Runs esbuild without some files.
 * @returns `undefined` as value when docgen's own modules cannot be bundled without them.
 * @throws As `checkedBundle`.
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
