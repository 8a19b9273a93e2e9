import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { pid } from 'node:process';
import { orUndefined } from '@docgen/core/or-undefined';

/** A process, so that no other one is taken for it, also where process ids come back. */
export interface ProcessIdentity {
  /** Where the process id counts: a boot of a machine, and on Linux a namespace of process ids. */
  readonly host: string;
  readonly pid: number;
  /** When it started, in the system's unit; left out where that cannot be found out. */
  readonly start?: string | undefined;
}

/** The process that runs this. */
export function thisProcess(): ProcessIdentity {
  return { host: host(), pid, start: startOf(pid)?.time };
}

/**
 * Whether a process still runs.
 *
 * @returns `unknown` for one whose process id means nothing here, such as one in another
 *   container, and where the system tells no more than that the id is taken.
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
    // Another user's process may not be signalled.
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

/** Fields 3 and 22 of `/proc/<pid>/stat`, see proc(5); the second, the name, may hold anything. */
function startOf(id: number): { readonly time: string; readonly isDead: boolean } | undefined {
  const stat = orUndefined(() => readFileSync(`/proc/${id}/stat`, 'utf8'));
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', time = ''] = [fields[0], fields[19]];
  return { time, isDead: 'ZXx'.includes(state) };
}
