import { removeClaimed } from './remove-claimed.ts';

/**
 * Removes a folder.
 *
 * @param path - Absolute path.
 * @returns The file system's error; `undefined` if the folder is gone, or another process is
 *   removing it.
 */
export async function removeFolder(path: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await removeClaimed(path);
    return undefined;
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    return failure.code === 'ENOENT' ? undefined : failure;
  }
}
