import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { Script } from 'node:vm';
import { orUndefined } from '@docgen/core/or-undefined';
import { runScript } from '@docgen/files/run-script';
import { hashOf } from './hash-of.ts';
import { readKept, writeKept } from './kept-file.ts';

/** What V8 made of docgen's scripts in an earlier run. */
export interface CodeCache {
  /**
   * Runs a script with it.
   *
   * @returns The exports of the script.
   * @throws As `runScript`.
   */
  readonly run: (file: string) => unknown;
  /** Keeps what V8 has made of the scripts for the next run, where that is not there yet. Never throws. */
  readonly save: () => void;
}

/** Where code is kept, and what it is kept for. */
export interface CodeCacheInput {
  /** Folder that others of docgen's results are kept in, absolute. */
  readonly folder: string;
  /** Names the files that are kept: runs of the same name use the same functions. */
  readonly name: string;
  /** Stands for the bytes of the scripts: V8 looks at nothing but their length. */
  readonly version: string;
}

/** A command's functions are some 3 MB. */
const MOST_BYTES = 50e6;

const PART = /\.code\.[\da-f]{12}\.part$/;

/**
 * Opens the cache of compiled code: reading and compiling docgen's own code is a sixth of the time of
 * a build that changes one page. (`module.enableCompileCache`, which does that for ES modules, is not
 * in Node 20.)
 */
export function openCodeCache({ folder, name, version }: CodeCacheInput): CodeCache {
  const format = `docgen code ${hashOf([version, process.version, process.arch].join('\n'))}`;
  const fresh: { readonly script: Script; readonly path: string }[] = [];
  return {
    run(file) {
      const path = join(folder, `${name}-${basename(file)}.code`);
      const { script, exports } = runScript(file, readKept(path, format, MOST_BYTES));
      // V8 refuses what another version or other flags have made.
      if (script.cachedDataRejected !== false) fresh.push({ script, path });
      return exports;
    },
    save() {
      // The folder is made by what a run keeps besides: no other command leaves anything behind.
      const names = orUndefined(() => readdirSync(folder));
      if (names === undefined || fresh.length === 0) return;
      // Of runs that were killed; a run that is writing at this moment leaves it to this one.
      const parts = names.filter((part) => PART.test(part)).map((part) => join(folder, part));
      for (const part of parts) orUndefined(() => rmSync(part));
      for (const { script, path } of fresh) writeKept(path, format, script.createCachedData());
    },
  };
}
