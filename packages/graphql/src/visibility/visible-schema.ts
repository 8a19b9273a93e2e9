import type { Visibility } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { federationNames } from '../federation/federation-names.ts';
import { derivedSchema } from '../load/build-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { allMarked } from '../load/marks.ts';
import { hiddenRequired } from './hidden-required.ts';
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
 *   supergraph and in its other subgraphs, see `LoadedSchema.marks`; so is what a subgraph shows.
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
  const { complete, composed, document, marks } = loaded;
  const all = allMarked([marks, markedIn(loaded, visibility)]);
  const unlisted = new Set(composed ? all.hidden.filter(isMachinery) : []);
  const marked = {
    shown: all.shown,
    hidden: all.hidden.filter((coordinate) => !unlisted.has(coordinate)),
  };
  const hidden = invisibleIn(loaded, marked, visibility);
  const seen = new Set(marks?.seen);
  const unshown = new Set(
    [...hidden, ...(marks?.unshown ?? [])].filter((coordinate) => !seen.has(coordinate)),
  );
  if (hidden.size + unshown.size + unlisted.size === 0) return { value: loaded, diagnostics: [] };
  const what = hiddenPart(complete, hidden);
  // Descriptions may mention other services, whose names are in `unshown`.
  const elsewhere = new Set(marks?.unshown);
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
      hiding: {
        whole: loaded.schema,
        names: federationNames(document),
        warningsIn: (text, what) => nameWarnings(text, what, toReaders),
        isHiddenName: (name) => isHiddenName(name, toReaders),
        unlisted,
      },
      document: complete === document ? visible : withoutHidden(document, what),
      complete: visible,
      schema: derivedSchema(visible),
    },
    diagnostics: [
      ...unshownMarks(loaded, marked, hidden, visibility),
      ...hiddenRequired(loaded, marked, hidden),
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
