import { createRequire } from 'node:module';

/**
 * Finds a file of mermaid. The name `#mermaid` is one of the `imports` of `package.json`: in the
 * repository it is the installed package, in the published docgen its copy in `dist/mermaid`.
 *
 * @param path - Relative to mermaid's folder.
 * @returns An absolute path.
 */
export function mermaidFile(path: string): string {
  return createRequire(import.meta.url).resolve(`#mermaid/${path}`);
}
