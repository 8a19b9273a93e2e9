import { remember } from '@docgen/core/basics/remember';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { capitalised } from '@docgen/core/strings/capitalised';

/** A file that the build will write. */
export interface PlannedFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  /** The source that it is made from, such as `docs/a.md` or `static/a.png`; for messages. */
  readonly origin: string;
  /** How it relates to its origin, if the path does not show that, such as `the Markdown of`. */
  readonly part?: string;
  /** Returns the place to change the path. */
  readonly placeOf: () => Place;
}

/** Longest name in bytes that common file systems allow. */
const LONGEST_NAME = 255;

/** Longest path in bytes: `PATH_MAX` of Linux without the final NUL. Other systems allow less. */
const LONGEST_PATH = 4095;

/**
 * Checks the paths of all files that a build will write, before anything is rendered: two files
 * with the same path, a file where another one needs a folder, names that are too long, and paths
 * outside of the output folder. Paths that differ only in case or Unicode normalisation count as
 * the same, because most disks of macOS and Windows store only one of the two files.
 *
 * @param files - All files, first those that should keep their path.
 * @param root - Absolute path of the output folder.
 * @returns At most one diagnostic for each pair of origins: `output-collision`, `output-path`.
 */
export function outputCollisions(files: Iterable<PlannedFile>, root: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const byKey = new Map<string, OrderedFile>();
  /** The files that are in the place of a folder or of one above it, outermost first. */
  const inPlaceOf = remember((folder: string): readonly OrderedFile[] => {
    const file = byKey.get(folder);
    const above = folder === '' ? [] : inPlaceOf(folderOf(folder));
    return file === undefined ? above : [...above, file];
  }, Infinity);
  // A page has three files. If two pages collide in one of them, they usually collide in all.
  const told = new Set<string>();
  const above = bytes(`${root}/`);
  const tell = (pair: string, diagnostic: Diagnostic): void => {
    const message = capitalised(diagnostic.message);
    if (!told.has(pair)) diagnostics.push({ ...diagnostic, message });
    told.add(pair);
  };
  for (const file of files) {
    const wrong = wrongPath(file, above);
    if (wrong !== undefined) {
      tell(file.origin, { ...OUTPUT_PATH, message: wrong, place: file.placeOf() });
      continue;
    }
    const key = keyOf(file.path);
    const first = byKey.get(key);
    if (first === undefined) byKey.set(key, { file, order: byKey.size });
    else tell(pairOf(first.file, file), samePath(first.file, file));
  }
  for (const [key, { file, order }] of byKey) {
    for (const blocking of inPlaceOf(folderOf(key))) {
      const message = needsFolder(blocking.file, file);
      const places =
        blocking.order < order ? noted(blocking.file, file) : noted(file, blocking.file);
      tell(pairOf(blocking.file, file), { ...COLLISION, message, ...places });
    }
  }
  return diagnostics;
}

const OUTPUT_PATH = {
  code: 'output-path',
  severity: 'error',
  hint: 'Rename the file, or the definition of the schema. A page from a file can also have a "slug" in its front matter.',
} as const;

const COLLISION = {
  code: 'output-collision',
  severity: 'error',
  hint: 'Rename one of the two. If one is a page, you can also change the "slug" in its front matter.',
} as const;

interface OrderedFile {
  readonly file: PlannedFile;
  /** Its position among all files. */
  readonly order: number;
}

/** Path of the folder that contains a file or folder; empty for the output folder itself. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** A path with a NUL, or a segment that refers to a folder. */
const NOT_BELOW = /\0|(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * A message if a path is not valid on its own.
 *
 * @param above - Length in bytes of what precedes it in its absolute path.
 */
function wrongPath({ path, origin }: PlannedFile, above: number): string | undefined {
  if (NOT_BELOW.test(path)) {
    return `${origin} would be written to ${JSON.stringify(path)}, which is not a path below the output folder.`;
  }
  const segments = isLonger(path, LONGEST_NAME) ? path.split('/') : [];
  const long = segments.find((segment) => isLonger(segment, LONGEST_NAME));
  if (long !== undefined) {
    return `${origin} needs a name of ${bytes(long)} bytes in the output, but file systems take at most ${LONGEST_NAME}.`;
  }
  if (!isLonger(path, LONGEST_PATH - above)) return undefined;
  return `${origin} needs a path of ${above + bytes(path)} bytes in the output, but file systems take at most ${LONGEST_PATH}.`;
}

function samePath(first: PlannedFile, second: PlannedFile): Diagnostic {
  const message =
    first.path === second.path
      ? `${named(second)} and ${named(first)} would be the same output file, ${first.path}.`
      : `${named(second)} becomes ${second.path} of the output and ${named(first)} ${first.path}: they differ only in case or in how their letters are composed, and are one file on many disks.`;
  return { ...COLLISION, message, ...noted(first, second) };
}

function needsFolder(blocking: PlannedFile, file: PlannedFile): string {
  return `${named(blocking)} becomes the file ${blocking.path} of the output, but ${named(file)} needs a folder of that name for ${file.path}.`;
}

function named({ part, origin }: PlannedFile): string {
  return part === undefined ? origin : `${part} ${origin}`;
}

function noted(other: PlannedFile, file: PlannedFile): Pick<Diagnostic, 'place' | 'notes'> {
  const notes = [{ message: 'The other one is here.', place: other.placeOf() }];
  return { place: file.placeOf(), notes };
}

function pairOf(one: PlannedFile, other: PlannedFile): string {
  return JSON.stringify([one.origin, other.origin].sort());
}

const NOT_ASCII = /[^\0-\x7f]/;

function keyOf(path: string): string {
  // Normalising copies each path, even if it is ASCII, which most are.
  const composed = NOT_ASCII.test(path) ? path.normalize('NFC') : path;
  return composed.toLowerCase();
}

function isLonger(text: string, most: number): boolean {
  // A code unit has at most three bytes in UTF-8, so most strings need not be encoded.
  return text.length * 3 > most && bytes(text) > most;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
