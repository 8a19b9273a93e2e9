import { addToList } from '@docgen/core/basics/add-to-list';
import type { Visibility } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { sourceAt } from '@docgen/core/sources/source-text';
import { type DocumentNode, Kind } from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { Marked } from '../load/marks.ts';
import {
  argumentsOf,
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { isObjectOrInterface } from '../nodes/is-object-or-interface.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { printValue } from '../nodes/print-value.ts';
import { ownerOf, withDependants } from './hidden-coordinates.ts';
import { shownExplicitly } from './marked-in.ts';
import { implementedFields, nodesOfTypes } from './type-parts.ts';

/** Why something is not shown, as the end of a sentence, and what to do about it. */
interface Reason {
  readonly because: string;
  readonly cure: string;
}

/**
 * Warns about definitions that a directive or a name without `*` shows, but that are not visible,
 * because what they need is not. Those of a composed schema are reported in its subgraphs.
 *
 * @param marked - Coordinates that are shown or hidden, there or in other subgraphs.
 * @param invisible - Coordinates of everything that is not visible.
 */
export function unshownMarks(
  loaded: LoadedSchema,
  marked: Marked,
  invisible: ReadonlySet<string>,
  { show }: Visibility,
): Diagnostic[] {
  if (show === undefined) return [];
  const { complete, sources } = loaded;
  const hidden = withDependants(complete, new Set(marked.hidden));
  const definitions = definitionsByCoordinate(complete);
  const shownTypes = new Set(marked.shown.map((coordinate) => coordinate.replace(/\W.*/, '')));
  const neededWith = partsNeededWith(complete);
  return shownExplicitly(loaded, show).flatMap(([coordinate, node]): Diagnostic[] => {
    const place = placeOfNode(node);
    const source = sourceAt(place, sources);
    if (source === undefined || !invisible.has(coordinate) || hidden.has(coordinate)) return [];
    const reason = reasonFor(coordinate, node);
    if (reason === undefined) return [];
    return [
      {
        code: 'mark-without-effect',
        severity: 'warning',
        message: `"${coordinate}" is not shown although \`schemas.show\` names it or its directive, because ${reason.because}.`,
        hint: `${reason.cure}, or remove the mark of "${coordinate}".`,
        place,
        source,
      },
    ];
  });

  /** Whether a type is shown in another subgraph, hidden on purpose, or not defined. */
  function isElsewhere(type: string): boolean {
    return shownTypes.has(type) || hidden.has(type) || !definitions.has(type);
  }

  /** Why it is not shown; `undefined` if what it needs is elsewhere or hidden on purpose. */
  function reasonFor(coordinate: string, node: CoordinateNode): Reason | undefined {
    const owner = ownerOf(coordinate);
    if (coordinate.includes('(') && invisible.has(owner))
      return hidden.has(owner) || shownTypes.has(owner)
        ? undefined
        : unmarked(`its ${owner.startsWith('@') ? 'directive' : 'field'} "${owner}"`);
    if ('type' in node) {
      const type = namedTypeOf(node.type);
      if (invisible.has(type) && !isElsewhere(type))
        return unmarked(`its type "${type}" or fields of it`);
      return reasonInTypes(coordinate) ?? (invisible.has(type) ? undefined : reasonInDefault(node));
    }
    if (isObjectOrInterface(node)) {
      const fields = node.fields ?? [];
      for (const { name } of fields) {
        const reason = reasonInTypes(`${coordinate}.${name.value}`);
        if (reason !== undefined) return reason;
      }
      const types = fields.map(({ type }) => namedTypeOf(type));
      return types.some(isElsewhere) ? undefined : unmarked('the type of any of its fields');
    }
    if (!('types' in node)) return undefined;
    const members = (node.types ?? []).map(({ name }) => name.value);
    return members.some(isElsewhere) ? undefined : unmarked('any of its members');
  }

  /**
   * Why a part of an interface, or of a type that implements it, is not shown although its type is:
   * a part that is needed with it is not, see `withInvalid`.
   */
  function reasonInTypes(coordinate: string, before: readonly string[] = []): Reason | undefined {
    const missing = (neededWith.get(coordinate) ?? []).filter(
      (part) => invisible.has(part) && !invisible.has(ownerOf(part)) && !before.includes(part),
    );
    const hiddenPart = missing.find((part) => hidden.has(part));
    if (hiddenPart !== undefined)
      return {
        because: `\`schemas.hide\` hides "${hiddenPart}", which has to be shown with it`,
        cure: `Show "${hiddenPart}" as well`,
      };
    for (const part of missing) {
      const node = definitions.get(part);
      const type = node !== undefined && 'type' in node ? namedTypeOf(node.type) : '';
      if (!invisible.has(type)) {
        const reason = reasonInTypes(part, [...before, coordinate]);
        if (reason !== undefined) return reason;
      } else if (!isElsewhere(type))
        return unmarked(`the type "${type}" of "${part}", which has to be shown with it`);
    }
    return undefined;
  }
}

/** For fields and arguments that an interface requires, the ones that must not be missing. */
function partsNeededWith(document: DocumentNode): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { field, of } of implementedFields(nodesOfTypes(document))) {
    addToList(found, of[0], field[0]);
    for (const [arg, { name }] of argumentsOf(field)) {
      const above = argumentsOf(of).find(([, node]) => node.name.value === name.value);
      if (above === undefined) continue;
      addToList(found, above[0], arg);
      addToList(found, arg, above[0]);
    }
  }
  return found;
}

/** @param what - What would have to be marked. */
function unmarked(what: string): Reason {
  return { because: `nothing shows ${what}`, cure: `Mark ${what} as well` };
}

/** Why an argument or input field is not shown that would be required without its default value. */
function reasonInDefault(node: CoordinateNode): Reason | undefined {
  if (node.kind !== Kind.INPUT_VALUE_DEFINITION || node.defaultValue === undefined)
    return undefined;
  const value = printValue(node.defaultValue);
  return {
    because: `it would be required without its default value ${value}, which is not shown`,
    cure: `Show what ${value} names as well`,
  };
}
