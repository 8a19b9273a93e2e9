import type { CodeFile } from '@docgen/bundler/imported-code';
import { type HrefStyle, hrefOfAddress } from '@docgen/core/addresses/address';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { SourceLink } from '@docgen/core/sources/source-link';
import { placeFinder } from '@docgen/core/sources/source-place';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';

/** A text in quotes, on one line. Any quote may open one: those in prose have no partner. */
const QUOTED = /(["'`])(?=((?:(?!\1)[^\\\n])+)\1)/g;

/**
 * The texts of a module, any of which may be an address.
 *
 * @param style - How components for links write addresses of pages.
 * @returns Nothing if the module cannot be read.
 */
export function codeLinks({ file, absolutePath }: CodeFile, style: HrefStyle): SourceLink[] {
  const source = orUndefined(() => readRegularText(absolutePath, MAX_TEXT_SIZE)) ?? '';
  const placeOf = placeFinder(file, source);
  return Array.from(source.matchAll(QUOTED)).flatMap(({ index, 2: written = '' }) => {
    const place = placeOf(index + 1, index + 1 + written.length);
    const hrefs = new Set([written, hrefOfAddress(written, style)]);
    return Array.from(hrefs, (href) => ({ href, written, place }));
  });
}
