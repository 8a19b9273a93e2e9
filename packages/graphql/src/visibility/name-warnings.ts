import { cutList } from '@docgen/core/basics/cut-list';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { sourcePlace } from '@docgen/core/sources/source-place';
import { sourceAt } from '@docgen/core/sources/source-text';
import {
  type DocumentNode,
  Kind,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type StringValueNode,
} from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { type CoordinateNode, coordinates } from '../nodes/definitions-by-coordinate.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { type Hidden, type NamesAt, namesAt } from './names-in-values.ts';
import { TOLD } from './without-hidden.ts';

/** Maximum number of hidden names that are reported of a text. */
const MOST = 10;

/**
 * Warnings of the hidden names in a text, each name once.
 *
 * @param text - A node has the places of the names.
 * @param what - Which text it is, as the start of a sentence.
 */
export function nameWarnings(
  text: string | StringValueNode,
  what: string,
  hidden: Pick<Hidden, 'names' | 'coordinates'>,
): Diagnostic[] {
  const found = new Map<string, NamesAt>();
  for (const word of wordsIn(typeof text === 'string' ? text : text.value)) {
    const name = word.names.find((each) => isHiddenName(each, hidden));
    if (name !== undefined && !found.has(name)) found.set(name, word);
  }
  return fewWarnings(
    [...found].map(([name, word]) => ({
      code: 'hidden-name',
      severity: 'warning',
      message: `${what} names "${name}", which is hidden.`,
      hint: 'Rewrite the text, or change `schemas.hide` or `schemas.show` so that it is shown.',
      ...(typeof text !== 'string' && { place: placeOfWord(word, text) }),
    })),
  );
}

/** The first warnings of a text. The last of them says how many are left out. */
export function fewWarnings(warnings: readonly Diagnostic[]): Diagnostic[] {
  const { shown, rest } = cutList(warnings, MOST);
  const notes = [{ message: `${rest.length} more hidden names are in this text.` }];
  return shown.map((warning, index) =>
    rest.length > 0 && index === shown.length - 1 ? { ...warning, notes } : warning,
  );
}

/**
 * Warnings of the hidden names in all texts of a schema that readers see.
 *
 * @param hidden - What they see nowhere. Texts of what is only visible elsewhere are read there.
 */
export function documentWarnings(
  { complete, sources }: Pick<LoadedSchema, 'complete' | 'sources'>,
  hidden: Pick<Hidden, 'names' | 'coordinates'>,
): Diagnostic[] {
  const isOpen = (coordinate: string) => !hidden.coordinates.has(coordinate);
  const nodes = [...describable(complete)].filter(([coordinate]) => isOpen(coordinate));
  return nodes.flatMap(([coordinate, node]) =>
    textsOf(node, isOpen).flatMap(({ what, text }) => {
      if (text?.kind !== Kind.STRING) return [];
      const source = sourceAt(placeOfNode(text), sources);
      // Definitions that docgen supplies have no author. Warnings about a composed schema are those
      // of its subgraphs.
      if (source === undefined) return [];
      const warnings = nameWarnings(text, `The ${what} of "${coordinate}"`, hidden);
      return warnings.map((warning) => ({ ...warning, source }));
    }),
  );
}

/** Whether a name or coordinate is hidden, and nothing visible has it. */
export function isHiddenName(
  name: string,
  { names, coordinates }: Pick<Hidden, 'names' | 'coordinates'>,
): boolean {
  return coordinates.has(name) || names.has(name);
}

/**
 * The words in a text that may be names: in code, all; elsewhere, those that are not only
 * lower-case letters, as ordinary words such as `for` and `total` are.
 */
export function wordsLikeNames(text: string): string[] {
  return wordsIn(text).flatMap(({ names }) => names);
}

function wordsIn(text: string): NamesAt[] {
  let start = 0;
  return text.split('`').flatMap((piece, number) => {
    const words = namesAt(piece).map((word) => ({ ...word, at: word.at + start }));
    start += piece.length + 1;
    if (number % 2 === 1) return words;
    const isLikeName = (name: string) => /[^a-z]/.test(name);
    return words.map((word) => ({ ...word, names: word.names.filter(isLikeName) }));
  });
}

type DescribedNode = CoordinateNode | SchemaDefinitionNode | SchemaExtensionNode;

/** Everything in a document that may have a description or a contact, including the schema. */
function* describable(document: DocumentNode): Generator<[string, DescribedNode]> {
  for (const node of document.definitions) {
    if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION)
      yield ['schema', node];
  }
  yield* coordinates(document);
}

/** @param isOpen - Whether a directive or an argument of one is visible. */
function textsOf(node: DescribedNode, isOpen: (coordinate: string) => boolean) {
  const description = 'description' in node ? node.description : undefined;
  const directives = ('directives' in node && node.directives) || [];
  const told = directives.flatMap(({ name: { value: directive }, arguments: args = [] }) => {
    const what = TOLD.get(directive);
    if (what === undefined || !isOpen(`@${directive}`)) return [];
    const open = args.filter(({ name }) => isOpen(`@${directive}(${name.value}:)`));
    return open.map(({ value }) => ({ what, text: value }));
  });
  return [{ what: 'description', text: description }, ...told];
}

/** The place of a word in SDL; that of its text if it cannot be told. */
function placeOfWord({ at, word }: NamesAt, text: StringValueNode): Place | undefined {
  const place = placeOfNode(text);
  const { loc, block = false, value } = text;
  // SDL that was converted from something else has no lines.
  if (place?.line === undefined || loc === undefined) return place;
  const { body } = loc.source;
  const written = body.slice(loc.start, loc.end);
  if (!block && written.includes('\\')) return place;
  // Only white space is written differently, so it is the same occurrence in both.
  let before = value.slice(0, at).split(word).length - 1;
  let start = written.indexOf(word);
  for (; before > 0 && start !== -1; before--) start = written.indexOf(word, start + word.length);
  if (start === -1) return place;
  return sourcePlace(place.file, body, loc.start + start, loc.start + start + word.length);
}
