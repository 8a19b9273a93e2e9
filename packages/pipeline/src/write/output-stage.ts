import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { invariant } from '@docgen/core/invariant';
import { fileIdentity } from '@docgen/files/file-identity';
import { removeFolder } from '@docgen/files/folders/remove-folder';
import { replaceFolder } from '@docgen/files/folders/replace-folder';
import { createSubfolders } from '@docgen/files/folders/subfolders';
import { makeWorkFolder } from '@docgen/files/folders/work-folder';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import { type PageThread, startPageThread } from '../render/page-thread.ts';
import { foreignFolder, leftover, mountedFolder, staticCollision } from './output-problem.ts';
import {
  type OutputFile,
  type PreviousOutput,
  type WrittenFile,
  writtenFile,
} from './previous-output.ts';
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
  readonly write: (path: string, contents: string | Uint8Array) => Promise<OutputFile>;
  /**
   * Has files in the stage that are in the previous output as they were written, or in the stage
   * already; all of them, or none.
   */
  readonly carry: (files: readonly OutputFile[]) => boolean;
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
  /** What is in the output, once it is published. */
  readonly manifest: () => readonly WrittenFile[];
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
  /** What the output folder holds. Unchanged files of it are taken over. */
  readonly previous?: PreviousOutput | undefined;
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
  const { outDir, basePath, write, previous, thread = startPageThread(undefined, 0) } = options;
  if (write) mkdirSync(dirname(outDir), { recursive: true });
  const folder = write ? makeWorkFolder(`${outDir}.building-`) : undefined;
  const stage = folder?.path ?? outDir;
  const files = new Set<string>();
  const written = new Map<string, OutputFile | WrittenFile>();
  const statics = new Map<string, StaticFile>();
  const collisions: Diagnostic[] = [];
  const underWay = new Set<Promise<unknown>>();
  let bytes = 0;
  let isClosed = false;

  /** @returns `undefined` when files are only counted. */
  const add = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (!write) return undefined;
    if (isClosed) throw new Error('the output stage is closed');
    const adding = work();
    underWay.add(adding);
    try {
      return await adding;
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

  const note = (file: OutputFile): OutputFile => {
    written.set(file.path, file);
    return file;
  };
  /** Takes a file over from the previous output, where it is as it was written. */
  const takeOver = (file: WrittenFile): void => {
    written.set(file.path, file);
    if (write) linkOrCopy(join(outDir, file.path), ready(file.path));
  };

  return {
    files,
    bytes: () => bytes,
    async write(path, contents) {
      const size = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.byteLength;
      const file = { path, size, hash: '' };
      if (!take(path)) return file;
      bytes += size;
      const hash = await add(() => thread.write(stage, path, contents));
      return note({ ...file, hash: hash ?? hashOf(contents) });
    },
    carry(wanted) {
      const there = ({ path, hash }: OutputFile): boolean => written.get(path)?.hash === hash;
      const missing = wanted.filter((file) => !there(file));
      const found = missing.map((file) => (write ? previous?.find(file) : file));
      if (found.includes(undefined) || missing.some(({ path }) => files.has(path))) return false;
      for (const file of found) {
        if (file === undefined) continue;
        take(file.path);
        bytes += file.size;
        if (isWritten(file)) takeOver(file);
        else note(file);
      }
      return true;
    },
    async copy(file) {
      if (!take(file.path, 'file' in file ? file : undefined)) return;
      bytes += file.size;
      const hash = write ? copyHash(file.from) : '';
      const copied = { path: file.path, size: file.size, hash };
      const before = write ? previous?.find(copied) : undefined;
      if (before !== undefined) return takeOver(before);
      await add(async () => copyFile(file.from, ready(file.path)));
      note(copied);
    },
    collisions: () => collisions,
    async concatenate(path, head, parts) {
      if (!take(path)) return;
      let size = Buffer.byteLength(head);
      for (const part of parts) {
        size += Buffer.byteLength(part.before) + (written.get(part.path)?.size ?? 0);
      }
      bytes += size;
      const texts = parts.map((part) => [part.before, written.get(part.path)?.hash]);
      const joined = { path, size, hash: hashOfData([head, ...texts]) };
      const before = write ? previous?.find(joined) : undefined;
      if (before !== undefined) return takeOver(before);
      note(joined);
      await add(async () => {
        const file = await open(ready(path), 'w');
        try {
          await file.write(head);
          for (let index = 0; index < parts.length; index += CONCATENATED_AT_ONCE) {
            // At once: for small files, promises take longer than reading.
            const texts = parts
              .slice(index, index + CONCATENATED_AT_ONCE)
              .map((part) => part.before + readFileSync(join(stage, part.path), 'utf8'));
            await file.write(texts.join(''));
          }
        } finally {
          await file.close();
        }
      });
    },
    async publish(onPublished) {
      if (folder === undefined) return [];
      invariant(collisions.length === 0, 'an output with collisions is published');
      const marker = `Made by docgen, replaced as a whole by every build.\nbase path: ${basePath}\n`;
      writeFileSync(ready(OUTPUT_MARKER), marker);
      note({ path: OUTPUT_MARKER, size: Buffer.byteLength(marker), hash: hashOf(marker) });
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
    manifest: () =>
      [...written.values()].flatMap((file) =>
        isWritten(file) ? file : (writtenFile(outDir, file) ?? []),
      ),
    async discard() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await folder?.remove();
    },
  };
}

function isWritten(file: OutputFile | WrittenFile): file is WrittenFile {
  return 'ino' in file;
}

/** A copy is what it was as long as the file that it was made of is. */
function copyHash(from: string): string {
  return fileIdentity(statSync(from)) ?? randomUUID();
}

/** Not every file system has links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** True for a folder that a build may replace: missing, empty, or made by docgen. */
export function isReplaceable(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  if (!stats.isDirectory()) return false;
  const entries = readdirSync(folder);
  return entries.length === 0 || entries.includes(OUTPUT_MARKER);
}
