import { createRequire } from 'node:module';

/**
 * Finds a file of the installed mermaid. `#mermaid` is defined in the `imports` of `package.json`.
 *
 * @param path - Relative to mermaid's folder.
 * @returns An absolute path.
 */
export function mermaidFile(path: string): string {
  return createRequire(import.meta.url).resolve(`#mermaid/${path}`);
}
