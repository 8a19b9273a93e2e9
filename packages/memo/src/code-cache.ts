import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { Script } from 'node:vm';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { runScript } from '@docgen/files/run-script';
import { hashOf } from './hash-of.ts';
import { openStore } from './store.ts';
import type { StoredPart } from './stored.ts';

/** V8's compiled code of docgen's scripts from earlier runs. */
export interface CodeCache {
  /**
   * Runs a script, and the scripts that it imports, with their cached code.
   *
   * @returns The exports of the script.
   * @throws As `runScript`.
   */
  readonly run: (file: string) => unknown;
  /**
   * Ends the run. Stores the compiled code of all scripts if any ran without valid cached code.
   * Never throws.
   *
   * @param keep - If false, nothing is stored.
   */
  readonly close: (keep: boolean) => void;
}

/** The location and key of cached code. */
export interface CodeCacheInput {
  /** Absolute path of docgen's cache folder. */
  readonly folder: string;
  /** Runs with the same name use the same functions of the scripts. */
  readonly name: string;
  /** Identifies the contents of the scripts, because V8 only compares their length. */
  readonly version: string;
  /**
   * Runs a function under the flags of V8 that all runs compile with. V8 rejects code that was
   * compiled with others.
   *
   * @default calls it
   */
  readonly compiling?: <T>(work: () => T) => T;
}

/** The kind of the results that contain compiled code, one for each name. */
const KIND = 'code';

/**
 * Opens the cache of compiled code. Reading and compiling docgen's own code takes a sixth of the
 * time of a build that changes one page. (`module.enableCompileCache` caches ES modules, but is not
 * available in Node 20.)
 */
export function openCodeCache({
  folder,
  name,
  version,
  compiling = (work) => work(),
}: CodeCacheInput): CodeCache {
  const store = openStore(join(folder, 'code'));
  const slot = { kind: KIND, id: name };
  const key = hashOf([version, process.version, process.arch].join('\n'));
  const stored = store.get(slot);
  const isUsable = stored !== undefined && stored.key === key && store.isWhole(stored);
  const parts = isUsable ? stored.parts : {};
  const fresh = new Map<string, Script>();

  /** The code of a script; `undefined` if there is none, or none that can be read any more. */
  const codeOf = (part: StoredPart | undefined, read: (part: StoredPart) => unknown) =>
    part && orUndefined(() => read(part) as Uint8Array);

  function save(): void {
    const kept = Object.entries(parts).map(([script, part]) => [script, codeOf(part, store.read)]);
    const added = Array.from(fresh, ([script, code]) => [script, code.createCachedData()]);
    const value = Object.fromEntries([...kept, ...added]);
    store.put(slot, { key, asked: [], diagnostics: [], value });
  }

  return {
    run: (entry) =>
      runScript(entry, {
        compiling,
        cachedData: (file) => codeOf(parts[basename(file)], store.readBriefly),
        onCompiled(file, script) {
          if (script.cachedDataRejected !== false) fresh.set(basename(file), script);
        },
      }),
    close(keep) {
      // Only commands that cache results create the folder; other commands leave no files behind.
      const isKept = keep && existsSync(folder);
      // That code cannot be stored is not reported: it only makes starts slower, nothing can be done
      // about it in a read-only installation, and whoever can mend it is told by the results of a
      // build, which are stored below the same folder (`cache-not-writable`).
      if (isKept && fresh.size > 0) orUndefined(() => compiling(save));
      store.close(isKept);
    },
  };
}
