import { readFileSync } from 'node:fs';
import { mermaidFile } from './mermaid-file.ts';

/** Version of the mermaid that draws, without loading it. */
export function mermaidVersion(): string {
  return JSON.parse(readFileSync(mermaidFile('package.json'), 'utf8')).version;
}
