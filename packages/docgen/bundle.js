/**
 * Creates `dist/`, the contents of the package `supergraph-docgen`: the CLI and the API for Node,
 * and the runtime and the default theme as modules for the bundles of sites.
 *
 * Dependencies in `package.json` remain imports: packages that sites share with docgen (React),
 * that are native or read as files, or that are large and rarely used. Everything else is bundled:
 * the workspace's own packages, and some 140 small packages such as the parsers of Markdown and
 * HTML, which Node takes longer to find than to run. `dist/LICENSES.txt` contains their licences.
 * `dist/sbom.cdx.json` lists them and the packages that are installed with docgen.
 */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleModules } from './bundle/bundle-modules.js';
import { bundledPackages } from './bundle/bundled-packages.js';
import { packageName, readLockfile } from './bundle/lockfile.js';
import { packMermaid } from './bundle/pack-mermaid.js';
import { packageDocument } from './bundle/package-document.js';
import { removeOldFiles } from './bundle/remove-old-files.js';
import { replaceFile } from './bundle/replace-file.js';
import { sbom } from './bundle/sbom.js';
import { writeTypes } from './bundle/write-types.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const manifest = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
/**
 * Packages that are installed with docgen. Peers are optional for sites that do not need images.
 */
const dependencies = { ...manifest.dependencies, ...manifest.peerDependencies };

/** The folders in `dist/` with files whose names contain a hash. */
const HASHED = ['chunks', 'diagrams', 'mermaid', 'scripts'];

const chunkList = join(here, 'dist/diagrams/chunks.json');

const [clean, publish] = ['--clean', '--publish'].map((option) => process.argv.includes(option));
// Otherwise files are kept, because a running docgen may still import chunks of the previous
// bundle.
if (clean) await rm(join(here, 'dist'), { recursive: true, force: true });
await bundle();
if (publish) {
  const { exports } = manifest;
  await Promise.all([writeTypes({ root, folder: here, exports }), writeDocuments()]);
}

/** Creates everything in `dist/` except the types. */
async function bundle() {
  const builds = await bundleModules({ version: manifest.version, dependencies });
  const mermaid = await packMermaid(root, join(here, 'dist/mermaid'));
  await listDiagramChunks(builds.browsers.metafile);
  // The scripts and styles that most sites load in browsers, built as in the build of a site.
  const { packedCode } = await import('./dist/packed-code.js');
  const packed = packedCode(new URL('dist/packed-code.js', import.meta.url).href);
  const { prepareBrowser } = await packed.parts().loadPrepareBrowser();
  await prepareBrowser(replaceFile);
  const outputs = Object.values(builds).flatMap(({ metafile }) => Object.keys(metafile.outputs));
  const written = [...outputs.map((path) => join(root, path)), ...mermaid].sort();
  await writeBundleHash(written);
  const current = new Set([...written, chunkList]);
  for (const name of HASHED) await removeOldFiles(join(here, 'dist', name), current);
  const inputs = Object.values(builds).map(({ metafile }) => metafile.inputs);
  checkDependencies(inputs.flatMap(Object.values));
  const lockfile = await readLockfile(root);
  const bundled = await bundledPackages(root, lockfile, inputs.flatMap(Object.keys));
  await replaceFile(join(here, 'dist/LICENSES.txt'), licencesText(bundled));
  const materials = sbom({ manifest, folder: 'packages/docgen', lockfile, bundled });
  await replaceFile(
    join(here, 'dist/sbom.cdx.json'),
    `${JSON.stringify(materials, undefined, 2)}\n`,
  );
}

/** Invalidates results that were cached by another version of docgen, see `packages/memo`. */
async function writeBundleHash(files) {
  const hash = createHash('sha256').update(manifest.version);
  for (const file of files) hash.update(await readFile(file));
  await replaceFile(join(here, 'dist/bundle-hash.txt'), `${hash.digest('hex')}\n`);
}

/** Copies the documents that registries display and that the package's documentation links to. */
async function writeDocuments() {
  const documents = ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
  const shipped = [...documents, ...manifest.files];
  await Promise.all(
    documents.map(async (name) => {
      const text = await readFile(join(root, name), 'utf8');
      await replaceFile(join(here, name), packageDocument(text, shipped));
    }),
  );
}

/**
 * Lists the chunks that `dist/diagrams/diagrams.js` loads. Chunks of earlier bundles are in the
 * same folder.
 */
async function listDiagramChunks({ outputs }) {
  const names = Object.keys(outputs).map((path) => basename(path));
  const chunks = names.filter((name) => name.startsWith('mermaid-')).sort();
  await replaceFile(chunkList, JSON.stringify(chunks));
}

/** Throws if a dependency of the package is not imported by its bundles. */
function checkDependencies(modules) {
  const imports = modules.flatMap((module) => module.imports).filter(({ external }) => external);
  // Fonts are read as files in `pipeline/render/social/draw-png.ts`; Sass is resolved from the
  // project in `bundler/assets/sass-text.ts`.
  const used = new Set([
    '@expo-google-fonts/inter',
    'sass',
    ...imports.map(({ path }) => packageName(path)),
  ]);
  const unused = Object.keys(dependencies).filter((name) => !used.has(name));
  if (unused.length === 0) return;
  throw new Error(`packages/docgen/package.json: unused dependencies [${unused}]`);
}

/** The licences of all bundled packages, which require that their text is included. */
function licencesText(bundled) {
  const parts = bundled.map(({ name, version, license, from, text }) => {
    const part = from === undefined ? '' : `, part of ${from}`;
    return `${name} ${version} (${license})${part}\n\n${text}`;
  });
  return `docgen contains the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
