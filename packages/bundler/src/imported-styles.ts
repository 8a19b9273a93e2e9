import type { Metafile } from 'esbuild';

/**
 * The stylesheets that a bundle contains because modules import them, in the order of these
 * imports. Excludes those that only other stylesheets import, and those of dynamic imports.
 *
 * @param metafile - esbuild's metafile of the bundle.
 * @param entry - The entry point, as named in the metafile.
 * @returns Their names in the metafile, each once.
 */
export function importedStyles({ inputs, outputs }: Metafile, entry: string): string[] {
  const output = Object.values(outputs).find(({ entryPoint }) => entryPoint === entry);
  const bundled = new Set(Object.keys(outputs[output?.cssBundle ?? '']?.inputs ?? {}));
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (bundled.has(module)) found.push(module);
    else {
      for (const { path, kind } of inputs[module]?.imports ?? []) {
        if (kind !== 'dynamic-import') visit(path);
      }
    }
  };
  visit(entry);
  return found;
}
