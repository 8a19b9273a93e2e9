import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A step for readers of the README: a command to run, or a file to write. */
export type ReadmeStep =
  | { readonly command: string }
  | { readonly path: string; readonly text: string };

const readme = fileURLToPath(new URL('../../README.md', import.meta.url));

/**
 * Extracts the steps from a section of `README.md`, in their order. Each line of a shell block is a
 * command. Any other block is the content of the file that the line above it names last.
 *
 * @param title - Heading of the section, of level 2.
 * @throws Error if there is no such section, or if the line above a block names no file.
 */
export function readmeSteps(title: string): ReadmeStep[] {
  const text = readFileSync(readme, 'utf8');
  const [, section] = text.split(`\n## ${title}\n`);
  if (section === undefined) throw new Error(`README.md has no section "${title}"`);
  const blocks = (section.split('\n## ')[0] ?? '').matchAll(
    /^(.*)\n\n([ ]*)```(\w+)\n([\s\S]*?)\n\2```$/gm,
  );
  return Array.from(blocks).flatMap(
    ([, above = '', indent = '', language, body = '']): ReadmeStep[] => {
      const lines = body.split('\n').map((line) => line.slice(indent.length));
      if (language === 'sh') return lines.map((command) => ({ command }));
      const path = Array.from(above.matchAll(/`([^`]+\.\w+)`/g)).at(-1)?.[1];
      if (path === undefined) throw new Error(`README.md names no file for ${above}`);
      return [{ path, text: `${lines.join('\n')}\n` }];
    },
  );
}
