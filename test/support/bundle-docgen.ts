import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Bundles docgen once before all tests, however many of Vitest's projects ask for it. */
export default function setup(): void {
  const run = String(process.pid);
  if (process.env.DOCGEN_BUNDLED_BY === run) return;
  process.env.DOCGEN_BUNDLED_BY = run;
  const script = fileURLToPath(new URL('../../packages/docgen/bundle.js', import.meta.url));
  execFileSync(process.execPath, [script, '--publish'], { stdio: 'inherit' });
}
