import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { Script } from 'node:vm';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { runScript } from '@docgen/files/run-script';
import { hashOf } from './hash-of.ts';
import { readKept, writeKept } from './kept-file.ts';

/** V8's compiled code of docgen's scripts from earlier runs. */
export interface CodeCache {
  /**
   * Runs a script with its cached code.
   *
   * @returns The exports of the script.
   * @throws As `runScript`.
   */
  readonly run: (file: string) => unknown;
  /** Stores the compiled code of scripts that ran without valid cached code. Never throws. */
  readonly save: () => void;
}

/** The location and key of cached code. */
export interface CodeCacheInput {
  /** Absolute path of docgen's cache folder. */
  readonly folder: string;
  /** Prefix of the cache files. Runs with the same name use the same functions of the scripts. */
  readonly name: string;
  /** Identifies the contents of the scripts, because V8 only compares their length. */
  readonly version: string;
}

/** Maximum size of a cache file. The code of a command has about 3 MB. */
const MOST_BYTES = 50e6;

const PART = /\.code\.[\da-f]{12}\.part$/;

/**
 * Opens the cache of compiled code. Reading and compiling docgen's own code takes a sixth of the
 * time of a build that changes one page. (`module.enableCompileCache` caches ES modules, but is not
 * available in Node 20.)
 */
export function openCodeCache({ folder, name, version }: CodeCacheInput): CodeCache {
  const format = `docgen code ${hashOf([version, process.version, process.arch].join('\n'))}`;
  const fresh = new Map<string, Script>();
  return {
    run(file) {
      const path = join(folder, `${name}-${basename(file)}.code`);
      const { script, exports } = runScript(file, readKept(path, format, MOST_BYTES));
      // V8 rejects code from another version or other flags.
      if (script.cachedDataRejected !== false) fresh.set(path, script);
      return exports;
    },
    save() {
      // Only commands that cache results create the folder; other commands leave no files behind.
      const names = orUndefined(() => readdirSync(folder));
      if (names === undefined || fresh.size === 0) return;
      // Remove temporary files of killed runs. A run that is writing one now just does not store
      // it.
      const parts = names.filter((part) => PART.test(part)).map((part) => join(folder, part));
      for (const part of parts) orUndefined(() => rmSync(part));
      // That code cannot be stored is not reported: it only makes starts slower, nothing can be done
      // about it in a read-only installation, and whoever can mend it is told by the results of a
      // build, which are stored below the same folder (`cache-not-writable`).
      for (const [path, script] of fresh) writeKept(path, format, script.createCachedData());
    },
  };
}
