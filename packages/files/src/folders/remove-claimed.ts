import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAIM } from './claim.ts';

/**
 * Removes a folder, and its claim last. If the process is killed meanwhile, the rest still has a
 * claim, which identifies it as abandoned.
 *
 * @param path - Absolute path; need not exist.
 * @param maxRetries - How often to retry a removal if another process is using the files.
 * @throws The file system's error.
 */
export async function removeClaimed(path: string, maxRetries = 0): Promise<void> {
  const options = { recursive: true, force: true, maxRetries };
  const names = await readdir(path).catch(() => []);
  const others = names.filter((name) => name !== CLAIM);
  await Promise.all(others.map((name) => rm(join(path, name), options)));
  await rm(path, options);
}
