import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { SiteConfig } from '@docgen/core/config';
import { translate } from '@docgen/core/texts/texts';

export interface BrowserDiagramsInput {
  /** Value of `BuildModules.diagrams`. */
  readonly folder: string;
  readonly assets: AssetFiles;
  readonly config: Pick<SiteConfig, 'texts'> & {
    readonly markdown: Pick<SiteConfig['markdown'], 'mermaid'>;
  };
  /** Whether any of the diagrams drawn so far needs a browser. */
  readonly isNeeded: () => boolean;
}

/**
 * Adds the modules that draw diagrams in browsers to the output. They have been bundled with
 * docgen, including mermaid, because bundling takes seconds. They refer to each other by relative
 * addresses, so they are the same below every base path. Only the names of mermaid's themes and
 * the texts depend on the site.
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

function addModules({ folder, assets, config }: BrowserDiagramsInput): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const chunks: readonly string[] = JSON.parse(read('chunks.json'));
  for (const chunk of chunks) assets.addHashed(join(folder, chunk));
  const { texts } = config;
  const settings = {
    ...config.markdown.mermaid?.themes,
    ...(Object.keys(texts).length === 0 ? {} : { texts }),
  };
  const values = {
    SETTINGS: settings,
    NOT_LOADED: translate(
      config,
      'This diagram could not be loaded, so its source is shown. Reload the page to try again.',
    ),
    NOT_DRAWN: translate(
      config,
      'Your browser could not draw this diagram, so its source is shown.',
    ),
  };
  const module = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`DOCGEN_DIAGRAM_${name}`, () => JSON.stringify(value)),
    read('diagrams.js'),
  );
  return assets.addText('diagrams.js', module).path;
}
