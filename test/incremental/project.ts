import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hasErrors } from '@docgen/core/diagnostic';
import { silentProgress } from '@docgen/core/progress';
import { runBuild } from '@docgen/pipeline/run-build';
import { attachSources } from '../../packages/docgen/src/report/attach-sources.ts';
import { sortDiagnostics } from '../../packages/docgen/src/report/sort-diagnostics.ts';
import { docgenModules, withPageThread } from '../support/docgen-modules.ts';
import { fileDigests } from '../support/file-digests.ts';
import { filesOf, type Site } from './site.ts';

/** How a project is built. */
export interface RunOptions {
  /** False to check only. */
  readonly write: boolean;
  /** Folder of the output. @default 'dist' */
  readonly outDir?: string;
  readonly basePath?: string;
}

/** The result of a run, with everything that users can observe, to compare two runs. */
export interface Outcome {
  /** Whether there were errors. */
  readonly failed: boolean;
  readonly diagnostics: unknown;
  readonly summary: unknown;
  /** The output after the run: digests by path. Checks and failed builds do not change it. */
  readonly files: Readonly<Record<string, string>>;
}

/** A project folder with everything that builds leave in it. */
export interface Project {
  /** Absolute path of the output folder. */
  readonly output: string;
  /** Absolute path of the folder with the builds' cache. */
  readonly cache: string;
  /** Absolute path of the configuration. */
  readonly configFile: string;
  /**
   * Makes the folder contain exactly the files of a site. Unchanged files are not written.
   *
   * @returns Absolute paths of the files that were written or removed.
   */
  readonly put: (site: Site) => readonly string[];
  /** Builds with the output and the cache of earlier builds. */
  readonly incremental: (options: RunOptions) => Promise<Outcome>;
  /** Builds without cache and output. After errors, the output is that of before. */
  readonly clean: (options: RunOptions) => Promise<Outcome>;
  /** Changes the output as another program might. */
  readonly tamper: (a: number, b: number) => void;
  /** Damages the cache. */
  readonly damage: (a: number, b: number) => void;
  readonly remove: () => void;
}

const digestsOf = (folder: string) => (existsSync(folder) ? fileDigests(folder) : {});

export function makeProject(): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-incremental-')));
  const cache = join(folder, 'node_modules/.cache/docgen/site.config.ts');
  let written = new Map<string, string | Uint8Array>();

  async function run({ write, outDir = 'dist', basePath }: RunOptions, clean: boolean) {
    // A name of the same length, because the length of paths is checked.
    const out = join(folder, clean ? outDir.replace('dist', 'full') : outDir);
    const previous = clean ? digestsOf(join(folder, outDir)) : {};
    const result = await runBuild({
      configFile: join(folder, 'site.config.ts'),
      outDir: out,
      basePath,
      write,
      cache: !clean,
      progress: silentProgress,
      // The output must not depend on whether a thread finishes the pages, either.
      modules: clean ? withPageThread : docgenModules,
    });
    const found = sortDiagnostics(await attachSources(result.diagnostics, folder));
    const { outDir: _, ...summary } = result.summary;
    const failed = hasErrors(result.diagnostics);
    return {
      failed,
      // Without keys whose value is `undefined`.
      diagnostics: JSON.parse(JSON.stringify(found).replaceAll(out, join(folder, outDir))),
      summary,
      files: clean && (failed || !write) ? previous : digestsOf(out),
    };
  }

  return {
    output: join(folder, 'dist'),
    cache,
    configFile: join(folder, 'site.config.ts'),
    put(site) {
      const files = filesOf(site);
      const removed = [...written.keys()].filter((path) => !files.has(path));
      const changed = [...removed];
      for (const path of removed) rmSync(join(folder, path));
      for (const [path, contents] of files) {
        if (written.has(path) && Buffer.from(written.get(path) ?? '').equals(Buffer.from(contents)))
          continue;
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), contents);
        changed.push(path);
      }
      written = files;
      return changed.map((path) => join(folder, path));
    },
    incremental: (options) => run(options, false),
    clean: (options) => run(options, true),
    tamper(a, b) {
      const out = join(folder, 'dist');
      const paths = Object.keys(digestsOf(out));
      const path = join(out, paths[a % Math.max(paths.length, 1)] ?? 'none');
      if (paths.length === 0 || path.endsWith('.docgen-output')) return;
      const acts = [
        () => writeFileSync(path, readFileSync(path).fill(0x20)),
        () => writeFileSync(path, 'Not what was made.'),
        () => rmSync(path),
        () => writeFileSync(join(out, 'added.txt'), 'Added.'),
        () => rmSync(out, { recursive: true }),
        () => writeFileSync(join(out, '.docgen-output'), 'base path: /elsewhere/\n'),
        () => {
          const { atime, mtime } = statSync(path);
          writeFileSync(path, readFileSync(path).fill(0x20));
          utimesSync(path, atime, mtime);
        },
        () => {
          rmSync(path);
          mkdirSync(join(path, 'below'), { recursive: true });
        },
        () => {
          const moved = mkdtempSync(join(folder, 'moved-'));
          renameSync(join(out, 'assets'), join(moved, 'assets'));
          symlinkSync(join(moved, 'assets'), join(out, 'assets'));
        },
      ];
      acts[b % acts.length]?.();
    },
    damage(a, b) {
      const names = existsSync(cache) ? readdirSync(cache).sort() : [];
      const name = names[a % Math.max(names.length, 1)];
      if (name === undefined) return;
      const path = join(cache, name);
      const bytes = readFileSync(path);
      const acts = [
        () => rmSync(cache, { recursive: true }),
        () => rmSync(path),
        () => truncateSync(path, Math.floor(bytes.length / 2)),
        () => writeFileSync(path, ''),
        () => {
          const at = (a * 7919) % Math.max(bytes.length, 1);
          bytes[at] = (bytes[at] ?? 0) ^ 1;
          writeFileSync(path, bytes);
        },
      ];
      acts[b % acts.length]?.();
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
