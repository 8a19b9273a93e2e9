import { readFileSync } from 'node:fs';
import { mermaidFile } from './mermaid-file.ts';
import { patchMermaid } from './patch-mermaid.ts';

/**
 * The script that is part of a published docgen (`docgen/bundle/pack-mermaid.js`), made from the
 * installed mermaid: for running docgen from its sources.
 */
export function installedMermaid(): string {
  return patchMermaid(readFileSync(mermaidFile('dist/mermaid.min.js'), 'utf8'));
}
