import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cleanSvgFile } from '@docgen/content/svg/clean-svg-file';
import { readSvg } from '@docgen/content/svg/svg-image';
import { hrefOfPath } from '@docgen/core/addresses/address';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { relativePath } from '@docgen/files/relative-path';
import type { ImportKind, OnLoadResult, Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { ASSET, TEXT } from '../namespaces.ts';
import { problemMessage } from '../problem-message.ts';
import { ASSET_PATTERN, SVG } from './asset-files.ts';
import { RAW_TEXT, withoutRawText } from './raw-text.ts';

/**
 * Lets code import files that are not code. Images and downloads export their URL, an SVG exports a
 * component, and `!!raw-loader!./a.ts` or `./a.ts?raw` exports the text of a file. Files that
 * stylesheets refer to are copied with a hash in their name.
 */
export function assetModules({ projectDir, modules, basePath, assets }: BundleInput): Plugin {
  return {
    name: 'docgen-assets',
    setup(build) {
      build.onResolve({ filter: RAW_TEXT }, ({ path, ...args }) =>
        elsewhere(withoutRawText(path), TEXT, args),
      );
      build.onResolve({ filter: ASSET_PATTERN }, async ({ path, pluginData, ...args }) => {
        const fromCode = /^(import-statement|require-call|dynamic-import)$/.test(args.kind);
        if (!fromCode || pluginData === ASSET) return null;
        return elsewhere(path, ASSET, args);
      });
      build.onLoad({ filter: /.*/, namespace: TEXT }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'text',
      }));
      build.onLoad({ filter: /.*/, namespace: ASSET }, ({ path }) =>
        SVG.test(path) ? loadSvg(path) : loadAddress(path),
      );

      // esbuild's own loaders are chosen by extension and distinguish upper and lower case.
      build.onLoad({ filter: ASSET_PATTERN, namespace: 'file' }, async ({ path }) => {
        const contents = await readFile(path);
        return { contents: SVG.test(path) ? cleanSvgFile(contents) : contents, loader: 'file' };
      });

      /** Resolves a path with esbuild, then hands the file to one of the loaders above. */
      async function elsewhere(
        path: string,
        namespace: string,
        { kind, importer, resolveDir }: { kind: ImportKind; importer: string; resolveDir: string },
      ) {
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: ASSET });
        return found.errors.length > 0 ? null : { path: found.path, namespace };
      }
    },
  };

  function loadAddress(path: string): OnLoadResult | null {
    const asset = assets.add(path);
    if (asset === undefined) return null;
    const address = JSON.stringify(hrefOfPath(asset.path, { basePath }));
    return { contents: `export default ${address};`, loader: 'js' };
  }

  async function loadSvg(path: string): Promise<OnLoadResult> {
    const source = await readFile(path, 'utf8');
    const name = createHash('sha256').update(source).digest('hex').slice(0, 6);
    let svg: ReturnType<typeof readSvg>;
    try {
      svg = readSvg(source, `svg_${name}`);
    } catch (error) {
      // The place within the SVG is dropped, so that the error is reported at the import.
      const file = relativePath(projectDir, path);
      const { place: _, ...failure } = fileFailure(error, { file }, 'read');
      return { errors: [problemMessage(failure)] };
    }
    if (svg === undefined) return { errors: [{ text: 'The file contains no <svg> element' }] };
    const contents = `import { svgComponent } from ${JSON.stringify(modules.svgComponent)};
export const ReactComponent = svgComponent(${JSON.stringify(svg)});
export default ReactComponent;
`;
    return { contents, loader: 'js', resolveDir: dirname(path) };
  }
}
