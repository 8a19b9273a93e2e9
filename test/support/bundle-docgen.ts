import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Bundles docgen once before all tests. */
export default function setup(): void {
  const script = fileURLToPath(new URL('../../packages/docgen/bundle.js', import.meta.url));
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
