import type { Visibility } from '@docgen/core/config';
import { composedCoordinate } from '../composed-coordinate.ts';
import { coordinates } from '../definitions-by-coordinate.ts';
import { linksOf } from '../links-of.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { hideRules } from './hide-rules.ts';

/** Whether a configuration has no rules. */
export function hidesNothing({
  hide: { directives = [], names = [], federation = false } = {},
}: Visibility): boolean {
  return directives.length + names.length === 0 && !federation;
}

type Definitions = Pick<LoadedSchema, 'document' | 'complete' | 'schema'>;

/** Everything in a schema that `HideConfig.names` can name. */
export function hideableNames(loaded: Definitions): ReadonlySet<string> {
  const inSupergraph = composedCoordinate(loaded.schema);
  const own = Array.from(coordinates(loaded.complete), ([coordinate]) => coordinate);
  return new Set([...directiveNames(loaded), ...own, ...own.map(inSupergraph)]);
}

/**
 * Coordinates that are hidden in a schema, including imports of its links. Coordinates below root
 * types are also included as they are in a supergraph.
 */
export function hiddenIn(loaded: Definitions, visibility: Visibility): string[] {
  if (hidesNothing(visibility)) return [];
  const rules = hideRules(visibility.hide ?? {}, loaded.document);
  const inSupergraph = composedCoordinate(loaded.schema);
  return [
    ...[...directiveNames(loaded)].filter(rules.byName),
    ...[...coordinates(loaded.complete)].flatMap(([coordinate, node]) => {
      const names = [...new Set([coordinate, inSupergraph(coordinate)])];
      const isHidden =
        ('directives' in node && rules.byDirective(node)) || names.some(rules.byName);
      return isHidden ? names : [];
    }),
  ];
}

/** Names that a schema may use without a definition: imports, and directives that it applies. */
function directiveNames({ document, complete }: Definitions): ReadonlySet<string> {
  const imports = linksOf(document).flatMap((link) => link.imports);
  const nodes = Array.from(coordinates(complete), ([, node]) => node);
  // Lenient schemas may apply directives that they do not define.
  const applied = [...complete.definitions, ...nodes].flatMap((node) =>
    'directives' in node ? (node.directives ?? []).map(({ name }) => `@${name.value}`) : [],
  );
  return new Set([...imports.map(({ as = '' }) => as), ...applied]);
}
