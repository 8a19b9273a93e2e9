import { type Diagnostic, distinctDiagnostics, type Place } from '@docgen/core/diagnostic';
import type { Location, Message } from 'esbuild';
import { SASS } from '../assets/sass-text.ts';
import { isStylesheet } from '../assets/stylesheet.ts';
import { MODULE_STYLES } from '../namespaces.ts';
import { isInPackage } from '../resolve/package-of.ts';
import { markedRange } from './marked-range.ts';
import { sortNotes } from './sort-notes.ts';

/**
 * What esbuild warns about in the stylesheets of a site, such as a declaration that browsers ignore.
 * Warnings about packages are left out: site owners cannot change them.
 *
 * @param messages - The same warning may be in several bundles; it is reported once.
 */
export function stylesheetWarnings(messages: readonly Message[]): Diagnostic[] {
  const found = messages.flatMap(warningOf);
  return distinctDiagnostics(found);
}

function warningOf({ text, notes, location }: Message): Diagnostic[] {
  // The styles of a CSS module are compiled from a file that has been read before.
  if (location === null || location.file.startsWith(`${MODULE_STYLES}:`)) return [];
  if (!isStylesheet(location.file) || isInPackage(location.file)) return [];
  const { advice, notes: others } = sortNotes(notes, placeOf);
  return [
    {
      code: 'invalid-css',
      severity: 'warning',
      message: `The stylesheet is not valid CSS: ${text.replace(/\.$/, '')}.`,
      hint: advice || 'Correct it: browsers ignore what is wrong, or what follows it.',
      place: placeOf(location),
      notes: others,
    },
  ];
}

/** Positions in Sass are those of the CSS that it is compiled to, so only its file is named. */
function placeOf(location: Location): Place {
  const { file } = location;
  const { line, column } = markedRange(location);
  return SASS.test(file) ? { file } : { file, line, column };
}
