import { randomUUID } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invariant } from '@docgen/core/basics/invariant';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { joinPieces, type TextPieces } from '@docgen/core/strings/text-pieces';
import { fileIdentity } from '@docgen/files/file-identity';
import { makeFolders } from '@docgen/files/folders/make-folders';
import { createSubfolders } from '@docgen/files/folders/subfolders';
import { makeWorkFolder } from '@docgen/files/folders/work-folder';
import { joinFiles } from '@docgen/files/join-files';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import type { StaticFile } from '../read/static-files.ts';
import { type PageThread, startPageThread } from '../thread/page-thread.ts';
import { markerFor, OUTPUT_MARKER } from './output-marker.ts';
import { staticCollision } from './output-problem.ts';
import {
  type OutputFile,
  type PreviousOutput,
  type WrittenFile,
  writtenFile,
} from './previous-output.ts';
import { OutputChanged, publishOutput } from './publish-output.ts';

/**
 * The only writer of the output. Files are collected next to the output folder and replace it in
 * one step. Each path has one writer. If docgen writes a path twice, that is a bug; a collision
 * with a static file is reported.
 */
export interface OutputStage {
  /** Paths of all files so far, relative to the output folder. */
  readonly files: ReadonlySet<string>;
  /** Size of all files so far, in bytes. */
  readonly bytes: () => number;
  /**
   * Adds a file, or keeps the previous file if it is the same. Rejects with the file system's
   * error.
   */
  readonly write: (path: string, contents: TextPieces | Uint8Array) => Promise<OutputFile>;
  /**
   * Keeps files that are in the previous output as they were written, or already in the stage:
   * either all of them or none.
   *
   * @returns Whether all files are kept.
   */
  readonly carry: (files: readonly OutputFile[]) => boolean;
  /** Adds a copy of a static file, or of a file whose path docgen chooses. */
  readonly copy: (file: StaticFile | Omit<StaticFile, 'file'>) => Promise<void>;
  /**
   * The errors `output-collision` for static files at paths that are only known when they are
   * written, because they contain a hash. All others are reported earlier by `outputCollisions`.
   */
  readonly collisions: () => readonly Diagnostic[];
  /**
   * Adds a concatenation of text files that are already in the stage, each with a text before it.
   * They are read back from disk, so that they need not be kept in memory. Rejects with
   * `OutputChanged` if one was to be kept, but is no longer in the output.
   */
  readonly concatenate: (
    path: string,
    head: string,
    parts: readonly { readonly before: string; readonly path: string }[],
  ) => Promise<void>;
  /**
   * Replaces the previous output by the files.
   *
   * @param onPublished - Called when the files are in place, before the previous output is removed.
   * @returns The errors `foreign-output-folder` and `output-is-mounted` if the output cannot be
   *   replaced; the error `output-not-restored` if it was moved aside and cannot be moved back; the
   *   warning `leftover-folder` if the previous output cannot be removed. Rejects with
   *   `OutputChanged` if files of the previous output were to be kept, but the output was replaced
   *   meanwhile.
   */
  readonly publish: (onPublished?: () => void) => Promise<readonly Diagnostic[]>;
  /** The files in the output, once it is published. */
  readonly manifest: () => readonly WrittenFile[];
  /**
   * Waits for running work, then removes everything that was not published. Afterwards, adding
   * files rejects.
   */
  readonly discard: () => Promise<void>;
}

export interface OutputStageOptions {
  /** Absolute path of the output folder, with symbolic links resolved. */
  readonly outDir: string;
  /** Path that the site is served below; stored in the marker for `docgen serve`. */
  readonly basePath: string;
  /** False to only count files. */
  readonly write: boolean;
  /** The files in the output folder. Unchanged ones are kept. */
  readonly previous?: PreviousOutput | undefined;
  /** Writes files in the background. Defaults to writing them at once. */
  readonly thread?: Pick<PageThread, 'write'>;
}

/**
 * Prepares writing an output folder.
 *
 * @throws The file system's error if no folder can be created next to it.
 */
export function openOutputStage(options: OutputStageOptions): OutputStage {
  const { outDir, basePath, write, previous, thread = startPageThread(undefined) } = options;
  if (write) makeFolders(dirname(outDir));
  const folder = write ? makeWorkFolder(`${outDir}.building-`) : undefined;
  const stage = folder?.path ?? outDir;
  const files = new Set<string>();
  const written = new Map<string, OutputFile | WrittenFile>();
  const statics = new Map<string, StaticFile>();
  const collisions: Diagnostic[] = [];
  const underWay = new Set<Promise<unknown>>();
  let bytes = 0;
  let isClosed = false;

  /** @returns `undefined` if files are only counted. */
  const add = <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (!write) return Promise.resolve(undefined);
    if (isClosed) return Promise.reject(new Error('the output stage is closed'));
    const adding = work();
    underWay.add(adding);
    return adding.finally(() => underWay.delete(adding));
  };
  const ready = createSubfolders(stage);
  /**
   * Reserves a path for a file of docgen or a static file. Returns false if it is taken, which is
   * then reported.
   */
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
  const count = (file: OutputFile): OutputFile => {
    bytes += file.size;
    return note(file);
  };
  /** A separate function, so that the contents of the file are not retained. */
  const writing = async (path: string, task: Promise<Omit<OutputFile, 'path'> | undefined>) => {
    const made = await task;
    invariant(made !== undefined, `${path} is written where files are only counted`);
    return count({ path, size: made.size, hash: made.hash });
  };
  /** The kept file at a path; `undefined` for one that this build adds. */
  const keptAt = (path: string): WrittenFile | undefined => {
    const file = written.get(path);
    return file !== undefined && isWritten(file) ? file : undefined;
  };

  return {
    files,
    bytes: () => bytes,
    async write(path, contents) {
      const asked = new FileToWrite(path, contents);
      if (!take(path)) return asked;
      if (!write) return count({ path, size: asked.size, hash: asked.hash });
      const before = previous?.find(asked);
      if (before !== undefined) return count(before);
      return writing(
        path,
        add(() => thread.write(stage, path, contents)),
      );
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
        note(file);
      }
      return true;
    },
    async copy(file) {
      if (!take(file.path, 'file' in file ? file : undefined)) return;
      bytes += file.size;
      const hash = write ? copyHash(file.from) : '';
      const copied = { path: file.path, size: file.size, hash };
      const before = write ? previous?.find(copied) : undefined;
      if (before !== undefined) return void note(before);
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
      if (before !== undefined) return void note(before);
      note(joined);
      await add(async () => {
        const pieces = parts.flatMap((part) => {
          const isKept = keptAt(part.path) !== undefined;
          return [part.before, { file: join(isKept ? outDir : stage, part.path) }];
        });
        try {
          joinFiles(ready(path), [head, ...pieces]);
        } catch (error) {
          const kept = parts.flatMap((part) => keptAt(part.path) ?? []);
          if (kept.every((file) => writtenFile(outDir, file))) throw error;
          throw new OutputChanged(outDir);
        }
      });
    },
    async publish(onPublished) {
      if (folder === undefined) return [];
      invariant(collisions.length === 0, 'an output with collisions is published');
      const marker = markerFor(basePath);
      writeFileSync(ready(OUTPUT_MARKER), marker);
      note({ path: OUTPUT_MARKER, size: Buffer.byteLength(marker), hash: hashOf(marker) });
      const put = [...written.values()].filter((file) => !isWritten(file));
      return publishOutput({
        outDir,
        stage: folder,
        put: put.map(({ path }) => path),
        files: written,
        previous,
        onPublished,
      });
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

/**
 * Computed on demand, because most files are not in the previous output or have another size, and
 * need no hash. A class, because V8 gives each object literal with getters a hidden class of its
 * own, which keeps the contents in memory until all of it is collected.
 */
class FileToWrite implements OutputFile {
  readonly path: string;
  readonly #contents: TextPieces | Uint8Array;

  constructor(path: string, contents: TextPieces | Uint8Array) {
    this.path = path;
    this.#contents = contents;
  }

  get size(): number {
    const contents = this.#contents;
    if (contents instanceof Uint8Array) return contents.byteLength;
    return [contents].flat().reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  }

  get hash(): string {
    const contents = this.#contents;
    return hashOf(contents instanceof Uint8Array ? contents : joinPieces(contents));
  }
}

/** A copy is unchanged as long as its source is. */
function copyHash(from: string): string {
  return fileIdentity(statSync(from)) ?? randomUUID();
}
