import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { SiteConfig } from '@docgen/core/config';

export interface BrowserDiagramsInput {
  /** `BuildModules.diagrams`. */
  readonly folder: string;
  readonly assets: AssetFiles;
  readonly markdown: Pick<SiteConfig['markdown'], 'mermaid'>;
  /** Whether one of the diagrams that were drawn so far needs a browser. */
  readonly isNeeded: () => boolean;
}

/**
 * What draws diagrams in browsers, mermaid included, was bundled with docgen, because bundling it
 * takes seconds. Its modules find each other by relative addresses, so they are the same below every
 * base path; only the names of mermaid's themes are the site's.
 *
 * @returns The path, below the base path, of the module that pages load. The first call with a need
 *   for it takes it into the output, and the parts of mermaid that it loads when a diagram comes
 *   into view.
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
