import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { patchPackages } from '../patch-packages.js';

/**
 * Imports modules with the patches of `patch-packages.js`.
 *
 * @param contents - An ES module that exports what is needed of them.
 */
export async function bundlePatched<Module>(contents: string): Promise<Module> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins: [patchPackages],
  });
  const bundle = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${bundle}`);
}
