import { lstatSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { readOwnFile } from '../read-file.ts';
import { type ProcessIdentity, stateOf, thisProcess } from './process-identity.ts';

/** File in a folder that a process works in. */
export const CLAIM = '.docgen-claim';

/** How often a process shows that it is still there, in milliseconds. */
const SIGN_OF_LIFE = 60e3;

/**
 * How long a folder without a sign of life is left alone where it cannot be found out whether
 * its process runs, in milliseconds: much longer than clocks of machines differ.
 */
const PATIENCE = 3600e3;

/**
 * Writes into a folder that this process works in it.
 *
 * @param folder - Absolute path.
 * @returns Ends that, so that the folder holds nothing of it any more. Throws when somebody
 *   else has taken the folder away.
 */
export function claim(folder: string): () => void {
  const file = join(folder, CLAIM);
  writeFileSync(file, `${JSON.stringify(thisProcess())}\n`, { flag: 'wx' });
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder is gone, and whoever needs it will notice.
      clearInterval(timer);
    }
  }, SIGN_OF_LIFE).unref();
  return () => {
    clearInterval(timer);
    unlinkSync(file);
  };
}

/** Whether a process works in a folder, or may do so. */
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
