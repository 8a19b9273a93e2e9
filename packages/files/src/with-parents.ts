import { dirname } from 'node:path';

/** A folder and all that it lies in, the nearest first. */
export function withParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
