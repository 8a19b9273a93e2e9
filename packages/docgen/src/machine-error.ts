import { tmpdir } from 'node:os';
import { temporaryPrefix } from '@docgen/files/folders/temporary-folder';

/** System errors for machines that are full, broken or deny access, which are not bugs. */
const MACHINE_ERRORS = new Set(
  'EACCES EDQUOT EFBIG EIO EMFILE ENFILE ENOMEM ENOSPC EPERM EROFS ERR_WORKER_INIT_FAILED'.split(
    ' ',
  ),
);

/** Whether the machine is the reason of an error, and not docgen. */
export function isMachineError(error: unknown): error is Error & { readonly code: string } {
  if (!(error instanceof Error && 'code' in error)) return false;
  return MACHINE_ERRORS.has(String(error.code)) || isWithoutTemporary(error);
}

/** What to do if a program must not open more files, also if Node names the code in a message only. */
export function fileLimitHint({ message }: Error): string | undefined {
  return /\bEMFILE\b/.test(message)
    ? 'Let programs open more files, for example with `ulimit -n 1024`, and start docgen again.'
    : undefined;
}

/** What to do if no folder for temporary files can be created: that of the system may be missing. */
export function temporaryFolderHint(error: Error): string | undefined {
  return isWithoutTemporary(error) ? temporaryPlace() : undefined;
}

/** Says where temporary files are, and how to choose another folder. */
export function temporaryPlace(): string {
  return `Temporary files are in ${tmpdir()}; TMPDIR chooses another folder.`;
}

function isWithoutTemporary(error: Error & { syscall?: unknown; path?: unknown }): boolean {
  return error.syscall === 'mkdir' && String(error.path).startsWith(temporaryPrefix());
}
