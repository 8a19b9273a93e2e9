import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { pid } from 'node:process';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/** Identifies a process even if its process id is used again later. */
export interface ProcessIdentity {
  /**
   * Scope of the process id: on Linux a boot of a machine and a PID namespace, elsewhere a host.
   */
  readonly host: string;
  readonly pid: number;
  /** Start time in the system's unit; `undefined` where it is not available. */
  readonly start?: string | undefined;
}

/** Identity of the current process. */
export function thisProcess(): ProcessIdentity {
  return { host: host(), pid, start: startOf(pid)?.time };
}

/**
 * Whether a process is still running.
 *
 * @returns `unknown` if the process id has no meaning here, such as one from another container, or
 *   if the system only reports that the id is in use.
 */
export function stateOf(process: ProcessIdentity): 'running' | 'ended' | 'unknown' {
  if (process.host !== host()) return 'unknown';
  if (!isTaken(process.pid)) return 'ended';
  const found = startOf(process.pid);
  if (found === undefined || process.start === undefined) return 'unknown';
  return found.time === process.start && !found.isDead ? 'running' : 'ended';
}

function isTaken(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function host(): string {
  const linux = orUndefined(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  });
  return linux ?? hostname();
}

/**
 * Fields 3 and 22 of `/proc/<pid>/stat`, see proc(5). The second, the name, may contain anything.
 */
function startOf(id: number): { readonly time: string; readonly isDead: boolean } | undefined {
  const stat = orUndefined(() => readFileSync(`/proc/${id}/stat`, 'utf8'));
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', time = ''] = [fields[0], fields[19]];
  return { time, isDead: 'ZXx'.includes(state) };
}
