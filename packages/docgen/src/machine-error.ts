/** System errors for machines that are full, broken or deny access, which are not bugs. */
const MACHINE_ERRORS = new Set(
  'EACCES EDQUOT EFBIG EIO EMFILE ENFILE ENOMEM ENOSPC EPERM EROFS ERR_WORKER_INIT_FAILED'.split(
    ' ',
  ),
);

/** Whether the machine is the reason of an error, and not docgen. */
export function isMachineError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && MACHINE_ERRORS.has(String(error.code));
}

/** What to do if a program must not open more files, also if Node names the code in a message only. */
export function fileLimitHint({ message }: Error): string | undefined {
  return /\bEMFILE\b/.test(message)
    ? 'Let programs open more files, for example with `ulimit -n 1024`, and start docgen again.'
    : undefined;
}
