import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { SiteConfig } from '@docgen/core/config';

export interface BrowserDiagramsInput {
  /** Value of `BuildModules.diagrams`. */
  readonly folder: string;
  readonly assets: AssetFiles;
  readonly markdown: Pick<SiteConfig['markdown'], 'mermaid'>;
  /** Whether any of the diagrams drawn so far needs a browser. */
  readonly isNeeded: () => boolean;
}

/**
 * Adds the modules that draw diagrams in browsers to the output. They have been bundled with
 * docgen, including mermaid, because bundling takes seconds. They refer to each other by relative
 * addresses, so they are the same below every base path. Only the names of mermaid's themes depend
 * on the site.
 *
 * @returns A function that returns the path, below the base path, of the module that pages load, or
 *   `undefined` while no diagram needs it. The first call with a need for the module adds it to the
 *   output, with the parts of mermaid that it loads when a diagram comes into view.
 */
export function browserDiagrams(input: BrowserDiagramsInput): () => string | undefined {
  let module: string | undefined;
  return () => {
    if (input.isNeeded()) module ??= addModules(input);
    return module;
  };
}

function addModules({ folder, assets, markdown }: BrowserDiagramsInput): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const chunks: readonly string[] = JSON.parse(read('chunks.json'));
  for (const chunk of chunks) assets.addHashed(join(folder, chunk));
  const themes = JSON.stringify(markdown.mermaid?.themes);
  const module = read('diagrams.js').replace('DOCGEN_DIAGRAM_THEMES', () => themes);
  return assets.addText('diagrams.js', module).path;
}
