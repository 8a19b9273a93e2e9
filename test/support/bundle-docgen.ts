import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const docgen = join(root, 'packages/docgen');

/** What the bundle is made from; what lies beside it, `bundle.js` has made. */
const INPUTS = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
  ...['bundle', 'bundle.js', 'template', 'package.json', 'tsconfig.types.json'].map(
    (name) => `packages/docgen/${name}`,
  ),
  ...['theme/src', 'package-lock.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'],
];

/** What it writes last: of the bundle, of the types, and of the documents. */
const OUTPUTS = ['dist/sbom.cdx.json', 'dist/types/packages/docgen/src/index.d.ts', 'SECURITY.md'];

/** Bundles docgen once before all tests, unless nothing has changed since it was bundled. */
export default function setup(): void {
  const made = OUTPUTS.map((path) => timeOf(join(docgen, path)) ?? 0);
  if (newest(INPUTS.map((path) => join(root, path))) < Math.min(...made)) return;
  execFileSync(process.execPath, [join(docgen, 'bundle.js'), '--publish'], { stdio: 'inherit' });
}

/** When the last change was made to one of the files and folders, or to what is in them. */
function newest(paths: readonly string[]): number {
  const below = paths.flatMap((path) => [
    path,
    ...(statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true }).map((entry) => join(path, String(entry)))
      : []),
  ]);
  return Math.max(...below.map((path) => timeOf(path) ?? 0));
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
