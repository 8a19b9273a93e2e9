import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';

/** Bytes that must be free: more than the tests use at any time. Containers often have less. */
const ENOUGH = 4e9;

/**
 * Makes this process and its child processes put temporary files into memory, if there is enough
 * room and programs may be executed there. On a disk, writing, syncing and removing them is a tenth
 * of the processor time of builds. Does nothing if `TMPDIR` is set.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || process.env.TMPDIR !== undefined) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH) return;
    const made = mkdtempSync(join(MEMORY, 'docgen-tests-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    // Some tests read files below it as another user.
    chmodSync(made, 0o711);
    const program = join(made, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    process.env.TMPDIR = made;
  } catch {
    // The system's default folder is used instead.
  }
}
