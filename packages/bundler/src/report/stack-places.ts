import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LocateStack } from '@docgen/author-code/author';
import { type StackFrame, stackComponents, stackFrames } from '@docgen/author-code/stack-frames';
import type { Position } from '@docgen/content/compiled-page';
import { evaluatedPosition } from '@docgen/content/program/evaluate-page';
import { remember } from '@docgen/core/basics/remember';
import type { Place } from '@docgen/core/diagnostic';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { isWithin } from '@docgen/files/is-within';
import { relativePath } from '@docgen/files/relative-path';
import type { BundleInput } from '../bundle-input.ts';
import { PAGE } from '../namespaces.ts';
import { isInPackage } from '../resolve/package-of.ts';

export interface StackPlacesInput extends Pick<BundleInput, 'projectDir' | 'content'> {
  /** Absolute path of the folder with the server bundle. */
  readonly bundleDir: string;
}

/** A position in a file of the bundle's source map. */
type Origin = Position & { readonly file: string };

/**
 * Maps positions in code that runs in a build to the original source: through the source map of the
 * bundle, and for Markdown pages by compiling them again with positions. Both only happen on
 * demand.
 */
export function createStackPlaces({
  projectDir,
  bundleDir,
  content,
}: StackPlacesInput): LocateStack {
  const mapOf = remember((path) => sourceMap(`${path}.map`));
  return async (stack, page) => {
    for (const frame of stackFrames(stack)) {
      const place = await placeOf(frame);
      if (place !== undefined) return [place];
    }
    return page === undefined ? [] : usesIn(page, stackComponents(stack));
  };

  /** React calls components itself, so a component of docgen has no frame of the page above it. */
  async function usesIn(page: string, components: readonly string[]): Promise<readonly Place[]> {
    const parts = (await content).partsOf(page);
    for (const component of components) {
      const uses = await Promise.all(parts.map((part) => part.usesOf(component)));
      if (uses.some((places) => places.length > 0)) return uses.flat();
    }
    return [];
  }

  async function placeOf(frame: StackFrame): Promise<Place | undefined> {
    const origin = evaluatedPosition(frame) ?? (await bundledPosition(frame));
    if (origin === undefined) return undefined;
    if (!isMarkdownFile(origin.file)) return origin;
    const page = await (await content).compiled(origin.file);
    const position = await page?.locate(origin);
    return position && { file: origin.file, ...position };
  }

  async function bundledPosition({
    address,
    line,
    column,
  }: StackFrame): Promise<Origin | undefined> {
    const path = address.startsWith('file:') ? fileURLToPath(address) : address;
    if (!isWithin(path, bundleDir)) return undefined;
    const entry = (await mapOf(path))?.findEntry(line - 1, column - 1);
    if (entry === undefined || !('originalSource' in entry)) return undefined;
    const position = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    const source = entry.originalSource;
    if (source.startsWith(PAGE)) return { file: source.slice(PAGE.length), ...position };
    // Files in the map are URLs, with spaces and umlauts percent-encoded.
    const written = new URL(source, pathToFileURL(path));
    if (written.protocol !== 'file:') return undefined;
    const file = relativePath(projectDir, fileURLToPath(written));
    const isAuthors = !file.startsWith('../') && !isInPackage(file) && !file.includes(':');
    return isAuthors ? { file, ...position } : undefined;
  }
}

async function sourceMap(path: string): Promise<SourceMap | undefined> {
  try {
    return new SourceMap(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // Without a map, errors name the page but not the line.
    return undefined;
  }
}
