import { dirname } from 'node:path';
import { invariant } from '@docgen/core/basics/invariant';
import { mermaidFile } from './mermaid-file.ts';
import {
  MERMAID_ENTRY,
  type MermaidScripts,
  mermaidModules,
  mermaidScripts,
} from './mermaid-scripts.ts';

/**
 * The scripts that are part of a published docgen (`docgen/bundle/pack-mermaid.js`), made from the
 * installed mermaid: for running docgen from its sources.
 */
export function installedMermaid(): MermaidScripts {
  const scripts = mermaidScripts(installedModules());
  return (name) => {
    const script = scripts.get(name);
    invariant(script !== undefined, `mermaid has a module ${name}`);
    return script;
  };
}

/** The modules of the installed mermaid, see `mermaidModules`. */
export function installedModules(): ReadonlyMap<string, string> {
  return mermaidModules(dirname(mermaidFile(`dist/${MERMAID_ENTRY}.mjs`)));
}
