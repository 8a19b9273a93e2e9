import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';

/** More bytes than the tests have at a time; containers often have less there. */
const ENOUGH = 4e9;

/**
 * Has this process and those that it starts put their temporary files into memory, where there is
 * room for them and programs may be run: writing, syncing and removing them on a disk is a tenth of
 * the processor time that builds take. Does nothing where somebody has set `TMPDIR`.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || process.env.TMPDIR !== undefined) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH) return;
    const made = mkdtempSync(join(MEMORY, 'docgen-tests-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    // Tests read files below it as another user.
    chmodSync(made, 0o711);
    const program = join(made, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    process.env.TMPDIR = made;
  } catch {
    // Then they lie where they do otherwise.
  }
}
