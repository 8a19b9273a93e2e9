import type { Visibility } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { federationNames } from '../federation/federation-names.ts';
import { derivedSchema } from '../load/build-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { invisibleIn } from './invisible-in.ts';
import { markedIn } from './marked-in.ts';
import { documentWarnings, isHiddenName, nameWarnings } from './name-warnings.ts';
import { type Hidden, hiddenNames, hiddenPart } from './names-in-values.ts';
import { unshownMarks } from './unshown-marks.ts';
import { withoutHidden } from './without-hidden.ts';

/**
 * The part of a schema that the site shows. Everything except composition is based on it.
 *
 * @param loaded - A subgraph or a supergraph. What is hidden in a subgraph is also hidden in the
 *   supergraph and in its other subgraphs, see `LoadedSchema.hidden`; so is what a subgraph shows.
 * @param description - Description of the schema in the configuration.
 * @returns The schema, with `hidden-name` warnings of the hidden names in descriptions, deprecation
 *   reasons and contacts. A warning about the description in the configuration has
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
  // Descriptions may mention other services, whose names are in `unshown`.
  const elsewhere = new Set(loaded.unshown);
  const named = [...hidden].filter(
    (each) => unshown.has(each) && (what.definitions.has(each) || !elsewhere.has(each)),
  );
  const toReaders: Hidden = {
    ...what,
    coordinates: unshown,
    names: hiddenNames(complete, unshown, named),
  };
  const visible = withoutHidden(complete, what);
  return {
    value: {
      ...loaded,
      unlisted,
      names: federationNames(document),
      whole: loaded.schema,
      hiddenNames: (text, what) => nameWarnings(text, what, toReaders),
      isHiddenName: (name) => isHiddenName(name, toReaders),
      document: complete === document ? visible : withoutHidden(document, what),
      complete: visible,
      schema: derivedSchema(visible),
    },
    diagnostics: [
      ...unshownMarks(loaded, marked, hidden, visibility),
      ...documentWarnings(loaded, toReaders),
      ...nameWarnings(
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
