import type { Visibility } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import {
  type DocumentNode,
  Kind,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
} from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { derivedSchema } from '../load/build-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { sourceAt } from '../load/source-text.ts';
import { type CoordinateNode, coordinates } from '../nodes/definitions-by-coordinate.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { invisibleIn } from './invisible-in.ts';
import { markedIn } from './marked-in.ts';
import { type Hidden, hiddenNames, hiddenPart, namesIn } from './names-in-values.ts';
import { unshownMarks } from './unshown-marks.ts';
import { TOLD, withoutHidden } from './without-hidden.ts';

/**
 * The part of a schema that the site shows. Everything except composition is based on it.
 *
 * @param loaded - A subgraph or a supergraph. What is hidden in a subgraph is also hidden in the
 *   supergraph and in its other subgraphs, see `LoadedSchema.hidden`; so is what a subgraph shows.
 * @param description - Description of the schema in the configuration.
 * @returns The schema, with a `hidden-name` warning for each description, deprecation reason and
 *   contact that contains a hidden name. The warning about the description in the configuration has
 *   no place.
 */
export function visibleSchema(
  loaded: LoadedSchema,
  visibility: Visibility,
  description = '',
): Checked<LoadedSchema> {
  const { complete, composed, document } = loaded;
  const own = markedIn(loaded, visibility);
  const chosen = [...loaded.hidden, ...own.hidden];
  const unlisted = new Set(composed ? chosen.filter(isMachinery) : []);
  const marked = {
    shown: [...loaded.shown, ...own.shown],
    hidden: chosen.filter((coordinate) => !unlisted.has(coordinate)),
  };
  const hidden = invisibleIn(loaded, marked, visibility);
  const seen = new Set(loaded.seen);
  const unshown = new Set(
    [...hidden, ...(loaded.unshown ?? [])].filter((coordinate) => !seen.has(coordinate)),
  );
  if (hidden.size + unshown.size + unlisted.size === 0) return { value: loaded, diagnostics: [] };
  const what = hiddenPart(complete, hidden);
  // Descriptions may mention other services.
  const toReaders: Hidden = {
    ...what,
    coordinates: unshown,
    names: hiddenNames(complete, unshown, unshown),
  };
  const visible = withoutHidden(complete, what);
  return {
    value: {
      ...loaded,
      unlisted,
      names: federationNames(document),
      whole: loaded.schema,
      hiddenNames: (text, what) => nameWarning(text, what, toReaders),
      isHiddenName: (name) => isHiddenName(name, toReaders),
      document: complete === document ? visible : withoutHidden(document, what),
      complete: visible,
      schema: derivedSchema(visible),
    },
    diagnostics: [
      ...unshownMarks(loaded, marked, hidden, visibility),
      ...[...describable(visible)].flatMap((entry) => nameWarnings(entry, toReaders, loaded)),
      ...nameWarning(
        description,
        `The description of "${loaded.id}" in the configuration`,
        toReaders,
      ),
    ],
  };
}

/**
 * Whether a definition of a supergraph, or a part of one, determines ownership, or what gateways
 * hide from clients.
 */
function isMachinery(coordinate: string): boolean {
  return /^(@?(join|link)__|@(link|inaccessible)\b)/.test(coordinate);
}

type SchemaNode = SchemaDefinitionNode | SchemaExtensionNode;

/** Everything in a document that may have a description or a contact, including the schema. */
function* describable(document: DocumentNode): Generator<[string, CoordinateNode | SchemaNode]> {
  for (const node of document.definitions) {
    if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION)
      yield ['schema', node];
  }
  yield* coordinates(document);
}

function nameWarnings(
  [coordinate, node]: [string, CoordinateNode | SchemaNode],
  hidden: Hidden,
  { sources }: LoadedSchema,
): Diagnostic[] {
  const description = 'description' in node ? node.description : undefined;
  const directives = ('directives' in node && node.directives) || [];
  const told = directives.flatMap(({ name, arguments: args = [] }) => {
    const what = TOLD.get(name.value);
    return what === undefined ? [] : args.map(({ value }) => ({ what, text: value }));
  });
  const texts = [{ what: 'description', text: description }, ...told];
  return texts.flatMap(({ what, text }) => {
    if (text?.kind !== Kind.STRING) return [];
    const place = placeOfNode(text);
    const source = sourceAt(place, sources);
    // Definitions that docgen supplies have no author. Warnings about a composed schema are those
    // of its subgraphs.
    if (source === undefined) return [];
    const warnings = nameWarning(text.value, `The ${what} of "${coordinate}"`, hidden);
    return warnings.map((warning) => ({ ...warning, place, source }));
  });
}

/** @param what - Which text it is, as the start of a sentence. */
function nameWarning(text: string, what: string, hidden: Hidden): Diagnostic[] {
  const named = wordsLikeNames(text).find((word) => isHiddenName(word, hidden));
  if (named === undefined) return [];
  return [
    {
      code: 'hidden-name',
      severity: 'warning',
      message: `${what} names "${named}", which is hidden.`,
      hint: 'Rewrite the text, or change `schemas.hide` or `schemas.show` so that it is shown.',
    },
  ];
}

function isHiddenName(name: string, { names, coordinates }: Hidden): boolean {
  return coordinates.has(name) || names.has(name);
}

/**
 * The words in a text that may be names: in code, all; elsewhere, those that are not only
 * lower-case letters, as ordinary words such as `for` and `total` are.
 */
export function wordsLikeNames(text: string): string[] {
  return text.split('`').flatMap((piece, at) => {
    const words = namesIn(piece);
    return at % 2 === 1 ? words : words.filter((word) => /[^a-z]/.test(word));
  });
}
