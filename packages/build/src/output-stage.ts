import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { copyFile, open, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type PageThread, startPageThread } from './page-thread.ts';

/** The only writer. Files gather beside the output folder and take its place in one go. */
export interface OutputStage {
  /** Paths of all files so far, relative to the output folder. */
  readonly files: ReadonlySet<string>;
  /** Size of all files so far, in bytes. */
  readonly bytes: () => number;
  /** Adds a file. Rejects with the file system's error. */
  readonly write: (path: string, contents: string | Uint8Array) => Promise<void>;
  /** Adds a copy of a file. */
  readonly copy: (from: string, path: string, size: number) => Promise<void>;
  /**
   * Adds a file made of text files that are in the stage already, each with a text before it. They
   * are read back from the disk, so that memory does not hold them.
   */
  readonly concatenate: (
    path: string,
    head: string,
    parts: readonly { readonly before: string; readonly path: string }[],
  ) => Promise<void>;
  /** Puts the files in the place of the previous output. */
  readonly publish: () => Promise<void>;
  /** Throws the files away; the previous output stays as it is. */
  readonly discard: () => Promise<void>;
}

/** Marks a folder as docgen's, so that a build never replaces a folder that somebody else filled. */
export const OUTPUT_MARKER = '.docgen-output';

/**
 * Puts right what a killed build left beside an output folder: an output that
 * was moved away and not replaced comes back, half-written stages go.
 *
 * @param outDir - Absolute path.
 */
export async function recoverOutput(outDir: string): Promise<void> {
  const folder = dirname(outDir);
  if (!existsSync(folder)) return;
  const pattern = /^\.(building|previous)-(\d+)$/;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(basename(outDir))) continue;
    const [, kind, pid] = pattern.exec(name.slice(basename(outDir).length)) ?? [];
    if (kind === undefined || isRunning(Number(pid))) continue;
    if (kind === 'previous' && !existsSync(outDir)) renameSync(join(folder, name), outDir);
    else await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export interface OutputStageOptions {
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** Path that the site is served below; noted in the marker for the preview server. */
  readonly basePath: string;
  /** False to count only. */
  readonly write: boolean;
  /** Writes files while the caller goes on; without it they are written at once. */
  readonly thread?: Pick<PageThread, 'write'>;
}

/** How many files are held in memory while they are put together. */
const CONCATENATED_AT_ONCE = 64;

/** Prepares the writing of an output folder. */
export function openOutputStage(options: OutputStageOptions): OutputStage {
  const { outDir, basePath, write, thread = startPageThread(undefined) } = options;
  const stage = `${outDir}.building-${process.pid}`;
  const previous = `${outDir}.previous-${process.pid}`;
  const files = new Set<string>();
  const sizes = new Map<string, number>();
  const folders = new Set<string>();
  let bytes = 0;

  const ready = (path: string): string => {
    const file = join(stage, path);
    const folder = dirname(file);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return file;
  };

  return {
    files,
    bytes: () => bytes,
    async write(path, contents) {
      const size = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.byteLength;
      files.add(path);
      sizes.set(path, size);
      bytes += size;
      if (write) await thread.write(join(stage, path), contents);
    },
    async copy(from, path, size) {
      files.add(path);
      bytes += size;
      if (!write) return;
      await copyFile(from, ready(path));
    },
    async concatenate(path, head, parts) {
      files.add(path);
      bytes += Buffer.byteLength(head);
      for (const part of parts) {
        bytes += Buffer.byteLength(part.before) + (sizes.get(part.path) ?? 0);
      }
      if (!write) return;
      const file = await open(ready(path), 'w');
      try {
        await file.write(head);
        for (let index = 0; index < parts.length; index += CONCATENATED_AT_ONCE) {
          const texts = parts
            .slice(index, index + CONCATENATED_AT_ONCE)
            .map(async (part) => part.before + (await readFile(join(stage, part.path), 'utf8')));
          await file.write((await Promise.all(texts)).join(''));
        }
      } finally {
        await file.close();
      }
    },
    async publish() {
      if (!write) return;
      writeFileSync(
        ready(OUTPUT_MARKER),
        `Made by docgen, replaced as a whole by every build.
base path: ${basePath}
`,
      );
      // Two renames without a pause between them: no signal handler runs until both are done.
      const existed = existsSync(outDir);
      if (existed) renameSync(outDir, previous);
      try {
        renameSync(stage, outDir);
      } catch (error) {
        if (existed) renameSync(previous, outDir);
        throw error;
      }
      await rm(previous, { recursive: true, force: true });
    },
    async discard() {
      if (!write) return;
      await rm(stage, { recursive: true, force: true });
    },
  };
}

/** True for a folder that a build may replace: missing, empty, or made by docgen. */
export async function isReplaceable(outDir: string): Promise<boolean> {
  if (!existsSync(outDir)) return true;
  const entries = await readdir(outDir);
  return entries.length === 0 || entries.includes(OUTPUT_MARKER);
}
