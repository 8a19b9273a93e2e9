import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { copyFile, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { invariant } from '@docgen/core/invariant';
import { removeFolder } from '@docgen/files/folders/remove-folder';
import { replaceFolder } from '@docgen/files/folders/replace-folder';
import { createSubfolders } from '@docgen/files/folders/subfolders';
import { makeWorkFolder } from '@docgen/files/folders/work-folder';
import { type PageThread, startPageThread } from '../render/page-thread.ts';
import { foreignFolder, leftover, mountedFolder, staticCollision } from './output-problem.ts';
import type { StaticFile } from './static-files.ts';

/**
 * The only writer. Files gather beside the output folder and take its place in one go. Each path has
 * one writer: a second one of docgen's is a fault, one that is a static file is told.
 */
export interface OutputStage {
  /** Paths of all files so far, relative to the output folder. */
  readonly files: ReadonlySet<string>;
  /** Size of all files so far, in bytes. */
  readonly bytes: () => number;
  /** Adds a file. Rejects with the file system's error. */
  readonly write: (path: string, contents: string | Uint8Array) => Promise<void>;
  /** Adds a copy of a static file, or of a file that docgen names. */
  readonly copy: (file: StaticFile | Omit<StaticFile, 'file'>) => Promise<void>;
  /**
   * The errors `output-collision` for static files at paths that are known only when they are written,
   * because they carry a hash. `outputCollisions` tells all others before that.
   */
  readonly collisions: () => readonly Diagnostic[];
  /**
   * Adds a file made of text files that are in the stage already, each with a text before it. They
   * are read back from the disk, so that memory does not hold them.
   */
  readonly concatenate: (
    path: string,
    head: string,
    parts: readonly { readonly before: string; readonly path: string }[],
  ) => Promise<void>;
  /**
   * Puts the files in the place of the previous output.
   *
   * @param onPublished - Called when they are there, before the previous output is removed.
   * @returns Why that cannot be, as the errors `foreign-output-folder` and `output-is-mounted`; the
   *   warning `leftover-folder` when the previous output cannot be removed.
   */
  readonly publish: (onPublished?: () => void) => Promise<readonly Diagnostic[]>;
  /** Throws away what was not published, when all that is under way has ended; nothing can be added then. */
  readonly discard: () => Promise<void>;
}

/** Marks a folder as docgen's, so that a build never replaces a folder that somebody else filled. */
export const OUTPUT_MARKER = '.docgen-output';

export interface OutputStageOptions {
  /** Absolute path of the output folder, links resolved. */
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

/**
 * Prepares the writing of an output folder.
 *
 * @throws The file system's error when no folder can be made beside it.
 */
export function openOutputStage(options: OutputStageOptions): OutputStage {
  const { outDir, basePath, write, thread = startPageThread(undefined, 0) } = options;
  if (write) mkdirSync(dirname(outDir), { recursive: true });
  const folder = write ? makeWorkFolder(`${outDir}.building-`) : undefined;
  const stage = folder?.path ?? outDir;
  const files = new Set<string>();
  const sizes = new Map<string, number>();
  const statics = new Map<string, StaticFile>();
  const collisions: Diagnostic[] = [];
  const underWay = new Set<Promise<void>>();
  let bytes = 0;
  let isClosed = false;

  const add = async (work: () => Promise<void>): Promise<void> => {
    if (!write) return;
    if (isClosed) throw new Error('the output stage is closed');
    const adding = work();
    underWay.add(adding);
    try {
      await adding;
    } finally {
      underWay.delete(adding);
    }
  };
  const ready = createSubfolders(stage);
  /** Takes a path for a file of docgen's or a static one. False when it is taken, which was told then. */
  const take = (path: string, file?: StaticFile): boolean => {
    if (!files.has(path)) {
      files.add(path);
      if (file !== undefined) statics.set(path, file);
      return true;
    }
    const copied = file ?? statics.get(path);
    invariant(copied !== undefined, `docgen writes ${path} of the output twice`);
    collisions.push(staticCollision(copied));
    return false;
  };

  return {
    files,
    bytes: () => bytes,
    async write(path, contents) {
      if (!take(path)) return;
      const size = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.byteLength;
      sizes.set(path, size);
      bytes += size;
      await add(async () => thread.write(stage, path, contents));
    },
    async copy(file) {
      if (!take(file.path, 'file' in file ? file : undefined)) return;
      bytes += file.size;
      await add(async () => copyFile(file.from, ready(file.path)));
    },
    collisions: () => collisions,
    async concatenate(path, head, parts) {
      if (!take(path)) return;
      bytes += Buffer.byteLength(head);
      for (const part of parts) {
        bytes += Buffer.byteLength(part.before) + (sizes.get(part.path) ?? 0);
      }
      await add(async () => {
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
      });
    },
    async publish(onPublished) {
      if (folder === undefined) return [];
      invariant(collisions.length === 0, 'an output with collisions is published');
      writeFileSync(
        ready(OUTPUT_MARKER),
        `Made by docgen, replaced as a whole by every build.
base path: ${basePath}
`,
      );
      const aside = `${outDir}.previous-${folder.id}`;
      folder.release();
      try {
        const mayReplace = isReplaceable;
        if (!replaceFolder({ from: stage, to: outDir, aside, mayReplace })) {
          return [foreignFolder(outDir)];
        }
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        if (code === 'EBUSY' || code === 'EXDEV') return [mountedFolder(outDir, outDir, outDir)];
        throw error;
      }
      onPublished?.();
      const error = await removeFolder(aside);
      return error === undefined ? [] : [leftover(aside, error)];
    },
    async discard() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await folder?.remove();
    },
  };
}

/** True for a folder that a build may replace: missing, empty, or made by docgen. */
export function isReplaceable(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  if (!stats.isDirectory()) return false;
  const entries = readdirSync(folder);
  return entries.length === 0 || entries.includes(OUTPUT_MARKER);
}
