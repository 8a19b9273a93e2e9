/**
 * Makes `dist/`, which is what the package `docgen` consists of: the CLI and the
 * API for Node, and the runtime and the default theme as modules that a site's
 * bundle is made from.
 *
 * What `package.json` lists as a dependency stays an import: what sites share with
 * docgen (React), what is native or read as files, what is large and used
 * seldom. Everything else is bundled in, the workspace's own packages as well as the
 * parsers of Markdown and HTML: some 140 small packages, which take Node longer to
 * find than to run. `dist/LICENSES.txt` holds their licences, `dist/sbom.cdx.json` names them and
 * what is installed beside docgen.
 */
import { createHash } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleModules } from './bundle/bundle-modules.js';
import { bundledPackages } from './bundle/bundled-packages.js';
import { packageName, readLockfile } from './bundle/lockfile.js';
import { packMermaid } from './bundle/pack-mermaid.js';
import { packageDocument } from './bundle/package-document.js';
import { sbom } from './bundle/sbom.js';
import { writeTypes } from './bundle/write-types.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const manifest = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
/** What is installed beside docgen; sites that want no pictures leave out the peers. */
const dependencies = { ...manifest.dependencies, ...manifest.peerDependencies };

const [clean, publish] = ['--clean', '--publish'].map((option) => process.argv.includes(option));
// Otherwise files stay, because a docgen that runs may still import chunks of the last bundle.
if (clean) await rm(join(here, 'dist'), { recursive: true, force: true });
await bundle();
if (publish) {
  const { exports } = manifest;
  await Promise.all([writeTypes({ root, folder: here, exports }), writeDocuments()]);
}

/** Makes everything in `dist/` but the types. */
async function bundle() {
  const builds = await bundleModules({ version: manifest.version, dependencies });
  await chmod(join(here, 'dist/cli.js'), 0o755);
  await packMermaid(root, join(here, 'dist/mermaid.js'));
  await listDiagramChunks(builds.browsers.metafile);
  // What browsers load of most sites, as a build makes it.
  const { packedCode } = await import('./dist/packed-code.js');
  const packed = packedCode(new URL('dist/packed-code.js', import.meta.url).href);
  const { prepareBrowser } = await packed.parts().loadPrepareBrowser();
  await prepareBrowser();
  await writeBundleHash(Object.values(builds));
  const inputs = Object.values(builds).map(({ metafile }) => metafile.inputs);
  checkDependencies(inputs.flatMap(Object.values));
  const lockfile = await readLockfile(root);
  const bundled = await bundledPackages(root, lockfile, inputs.flatMap(Object.keys));
  await writeFile(join(here, 'dist/LICENSES.txt'), licencesText(bundled));
  const materials = sbom({ manifest, folder: 'packages/docgen', lockfile, bundled });
  await writeFile(join(here, 'dist/sbom.cdx.json'), `${JSON.stringify(materials, undefined, 2)}\n`);
}

/** What was computed with another docgen is not taken for this one's: see `packages/memo`. */
async function writeBundleHash(builds) {
  const outputs = builds.flatMap(({ metafile }) => Object.keys(metafile.outputs)).sort();
  const hash = createHash('sha256').update(manifest.version);
  for (const path of [...outputs, 'packages/docgen/dist/mermaid.js'])
    hash.update(await readFile(join(root, path)));
  await writeFile(join(here, 'dist/bundle-hash.txt'), `${hash.digest('hex')}\n`);
}

/** The documents that the package shows and links to. */
async function writeDocuments() {
  const documents = ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
  const shipped = [...documents, ...manifest.files];
  await Promise.all(
    documents.map(async (name) => {
      const text = await readFile(join(root, name), 'utf8');
      await writeFile(join(here, name), packageDocument(text, shipped));
    }),
  );
}

/** Lists the modules that `dist/diagrams/diagrams.js` loads; those of earlier bundles lie beside them. */
async function listDiagramChunks({ outputs }) {
  const names = Object.keys(outputs).map((path) => basename(path));
  const chunks = names.filter((name) => name.startsWith('mermaid-')).sort();
  await writeFile(join(here, 'dist/diagrams/chunks.json'), JSON.stringify(chunks));
}

/** The package brings what its bundles import, and nothing else. */
function checkDependencies(modules) {
  const imports = modules.flatMap((module) => module.imports).filter(({ external }) => external);
  // Fonts are read as files: `pipeline/render/social/draw-png.ts`. Sites have Sass: `bundler/assets/sass-text.ts`.
  const used = new Set([
    '@expo-google-fonts/inter',
    'sass',
    ...imports.map(({ path }) => packageName(path)),
  ]);
  const unused = Object.keys(dependencies).filter((name) => !used.has(name));
  if (unused.length === 0) return;
  throw new Error(`packages/docgen/package.json: unused dependencies [${unused}]`);
}

/** The licences of all packages that are bundled in, as they ask to be passed on. */
function licencesText(bundled) {
  const parts = bundled.map(({ name, version, license, from, text }) => {
    const part = from === undefined ? '' : `, part of ${from}`;
    return `${name} ${version} (${license})${part}\n\n${text}`;
  });
  return `docgen contains the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
