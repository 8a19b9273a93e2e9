import { lstatSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { readOwnFile } from '../read-file.ts';
import { type ProcessIdentity, stateOf, thisProcess } from './process-identity.ts';

/** File that marks a folder as used by a process. */
export const CLAIM = '.docgen-claim';

/** Interval at which a process updates the time of its claim, in milliseconds. */
const SIGN_OF_LIFE = 60e3;

/**
 * How long a folder counts as claimed after its last update if it is unknown whether its process is
 * running, in milliseconds. Much longer than the clocks of machines differ.
 */
const PATIENCE = 3600e3;

/**
 * Marks a folder as used by this process.
 *
 * @param folder - Absolute path.
 * @returns Removes the mark from the folder. Throws if the folder or the mark no longer exists.
 * @throws The file system's error, also if the folder is claimed already.
 */
export function claim(folder: string): () => void {
  const file = join(folder, CLAIM);
  writeFileSync(file, `${JSON.stringify(thisProcess())}\n`, { flag: 'wx' });
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder is gone. The code that needs it will fail.
      clearInterval(timer);
    }
  }, SIGN_OF_LIFE).unref();
  return () => {
    clearInterval(timer);
    unlinkSync(file);
  };
}

/** Whether a process uses a folder, or may be using it. */
export async function isClaimed(folder: string): Promise<boolean> {
  const file = readOwnFile(join(folder, CLAIM), 1000);
  const process = file && parse(new TextDecoder().decode(file.contents));
  const state = process === undefined ? 'unknown' : stateOf(process);
  if (state !== 'unknown') return state === 'running';
  const stats = file?.stats ?? lstatSync(folder, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) < PATIENCE;
}

function parse(text: string): ProcessIdentity | undefined {
  return orUndefined(() => {
    const { host, pid, start } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof host !== 'string' || !Number.isSafeInteger(pid) || Number(pid) < 1) return undefined;
    return { host, pid: Number(pid), start: typeof start === 'string' ? start : undefined };
  });
}
