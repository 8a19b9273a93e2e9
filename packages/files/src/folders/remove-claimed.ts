import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAIM } from './claim.ts';

/**
 * Removes a folder and its claim last, so that what a killed process leaves of it is known to be
 * nobody's.
 *
 * @param path - Absolute path; nothing may be there.
 * @param maxRetries - How often a removal is tried again where somebody else is at the files.
 * @throws The file system's error.
 */
export async function removeClaimed(path: string, maxRetries = 0): Promise<void> {
  const options = { recursive: true, force: true, maxRetries };
  const names = await readdir(path).catch(() => []);
  const others = names.filter((name) => name !== CLAIM);
  await Promise.all(others.map((name) => rm(join(path, name), options)));
  await rm(path, options);
}
