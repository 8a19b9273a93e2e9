import { addToList } from '@docgen/core/add-to-list';
import { compareText } from '@docgen/core/compare-text';
import type { Documented, TypeRef, Usage } from '@docgen/core/schema-model';
import { partsOf } from './descriptions-of.ts';
import type { EntryDraft } from './entry-draft.ts';

/**
 * Who refers to which type or directive, read off all entries in one pass.
 *
 * @returns References by the coordinate of what is referred to, sorted by coordinate.
 */
export function indexUsages(entries: readonly EntryDraft[]): Map<string, readonly Usage[]> {
  const usages = new Map<string, Usage[]>();
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
    if ('field' in entry) addType(entry.field.type, 'returns');
    if ('interfaces' in entry) for (const { name } of entry.interfaces) add(name, 'implements');
    if ('members' in entry) for (const { name } of entry.members) add(name, 'member');
    for (const part of partsOf(entry)) {
      for (const name of new Set(part.directives.map((directive) => directive.name))) {
        add(`@${name}`, 'directive', part);
      }
      if (!('type' in part)) continue;
      const how = entry.kind === 'inputs' ? 'input-field' : 'args' in part ? 'field' : 'argument';
      addType(part.type, how, part);
    }
  }
  for (const list of usages.values()) list.sort(byCoordinate);
  return usages;
}

function byCoordinate(a: Usage, b: Usage): number {
  return compareText(a.coordinate, b.coordinate) || compareText(a.how, b.how);
}
