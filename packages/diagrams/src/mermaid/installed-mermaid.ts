import { readFileSync } from 'node:fs';
import { mermaidFile } from './mermaid-file.ts';
import { patchMermaid } from './patch-mermaid.ts';

/**
 * The script that a published docgen brings with it (`docgen/bundle/pack-mermaid.js`), made of the
 * installed mermaid: for docgen that runs from its sources.
 */
export function installedMermaid(): string {
  return patchMermaid(readFileSync(mermaidFile('dist/mermaid.min.js'), 'utf8'));
}
