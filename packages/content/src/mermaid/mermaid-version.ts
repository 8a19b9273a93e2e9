import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Version of the installed mermaid, without loading it. */
export function mermaidVersion(): string {
  const file = createRequire(import.meta.url).resolve('mermaid/package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
