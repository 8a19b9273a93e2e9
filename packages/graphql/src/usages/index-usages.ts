import { addToList } from '@docgen/core/basics/add-to-list';
import { anchorOf } from '@docgen/core/schema/anchors';
import type {
  AppliedDirective,
  Documented,
  SchemaDefinition,
  TypeRef,
  Usage,
} from '@docgen/core/schema-model';
import { compareText } from '@docgen/core/strings/compare-text';
import { partsOf } from '../model/descriptions-of.ts';
import { type EntryDraft, typesByName } from '../model/entry-draft.ts';
import { isWrapperEntry, wrappedTypes } from './wrapped-types.ts';

/**
 * Indexes the references to each type and directive, in all entries, and in the schema definition
 * and root types, which have no page.
 *
 * @param start - Route of the page that shows the schema definition and root types.
 * @returns References by the coordinate of their target, sorted by coordinate.
 */
export function indexUsages(
  entries: readonly EntryDraft[],
  { directives, roots }: SchemaDefinition,
  start: string,
): Map<string, readonly Usage[]> {
  const usages = new Map<string, Usage[]>();
  const refer = (target: string, how: Usage['how'], coordinate: string, to: string) =>
    addToList(usages, target, { how, coordinate, definition: coordinate, to });
  for (const name of namesOf(directives)) refer(`@${name}`, 'directive', 'schema', start);
  for (const { coordinate, interfaces, directives } of roots) {
    const to = `${start}#${anchorOf(coordinate)}`;
    for (const { name } of interfaces) refer(name, 'implements', coordinate, to);
    for (const name of namesOf(directives)) refer(`@${name}`, 'directive', coordinate, to);
  }
  const types = typesByName(entries);
  const wrapped = new Map<string, readonly string[]>();
  for (const name of types.keys()) wrapped.set(name, wrappedTypes(name, types));
  for (const entry of entries) {
    const { coordinate: definition, route: to } = entry;
    const add = (
      target: string,
      how: Usage['how'],
      { coordinate }: Documented = entry,
      type?: string,
    ) => addToList(usages, target, { how, coordinate, definition, to, ...(type && { type }) });
    const addType = ({ name, text }: TypeRef, how: Usage['how'], part?: Documented) =>
      add(name, how, part, text);
    const addResult = (type: TypeRef, how: Usage['how'], part?: Documented) => {
      addType(type, how, part);
      // Fields that return the wrapper already count as references to its content.
      if (isWrapperEntry(entry)) return;
      for (const name of wrapped.get(type.name) ?? []) add(name, 'through', part, type.text);
    };
    if ('field' in entry) addResult(entry.field.type, 'returns');
    if ('interfaces' in entry) for (const { name } of entry.interfaces) add(name, 'implements');
    if ('members' in entry) for (const { name } of entry.members) add(name, 'member');
    for (const part of partsOf(entry)) {
      for (const name of namesOf(part.directives)) add(`@${name}`, 'directive', part);
      if (!('type' in part)) continue;
      if ('args' in part) addResult(part.type, 'field', part);
      else addType(part.type, entry.kind === 'inputs' ? 'input-field' : 'argument', part);
    }
  }
  for (const list of usages.values()) list.sort(byCoordinate);
  return usages;
}

function namesOf(directives: readonly AppliedDirective[]): ReadonlySet<string> {
  return new Set(directives.map(({ name }) => name));
}

function byCoordinate(a: Usage, b: Usage): number {
  return compareText(a.coordinate, b.coordinate) || compareText(a.how, b.how);
}
