import type { SiteConfig } from '@docgen/core/config';
import { type BrowserFile, browserBuild } from './browser-build.ts';
import type { BundleInput } from './bundle-input.ts';
import { generated } from './modules/generated-modules.ts';

/** What draws diagrams in browsers. */
export interface DiagramsBundle {
  /** The module that pages load; a path below the base path. */
  readonly module: string;
  /** It, and the parts of mermaid that it loads when a diagram comes into view. */
  readonly files: readonly BrowserFile[];
}

const NAME = 'diagrams';

/**
 * Bundles what draws diagrams in browsers, mermaid included, which takes a second and more. A build
 * of its own: it shares nothing with the scripts of pages, and most sites do not need it.
 *
 * @param isNeeded - Whether one of the diagrams that were drawn so far needs a browser.
 * @returns A function that bundles when it is called for the first time with that need.
 */
export function diagramsBundler(
  input: BundleInput,
  { markdown }: SiteConfig,
  isNeeded: () => boolean,
): () => Promise<DiagramsBundle | undefined> {
  let bundle: Promise<DiagramsBundle> | undefined;
  return async () => {
    if (isNeeded()) bundle ??= bundleDiagrams(input, markdown.mermaid?.themes);
    return bundle;
  };
}

async function bundleDiagrams(input: BundleInput, themes: unknown): Promise<DiagramsBundle> {
  const source = `import { drawDiagrams } from ${JSON.stringify(input.modules.drawDiagrams)};
export default (page) => drawDiagrams(${JSON.stringify(themes)}, page);
`;
  const { files, outputOf } = await browserBuild(input, {
    entries: new Map([[generated(NAME), NAME]]),
    sources: new Map([[NAME, source]]),
    chunkName: 'mermaid',
    licences: 'inline',
  });
  return { module: outputOf(generated(NAME)).path, files };
}
