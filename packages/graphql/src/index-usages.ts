import { addToList } from '@docgen/core/add-to-list';
import { compareText } from '@docgen/core/compare-text';
import type { Documented, TypeRef, Usage } from '@docgen/core/schema-model';
import { partsOf } from './descriptions-of.ts';
import type { EntryDraft } from './entry-draft.ts';

/**
 * Who refers to which type, read off all entries in one pass.
 *
 * @returns References by the name of the type that is referred to, sorted by coordinate.
 */
export function indexUsages(entries: readonly EntryDraft[]): Map<string, readonly Usage[]> {
  const usages = new Map<string, Usage[]>();
  for (const entry of entries) {
    const add = ({ name }: TypeRef, how: Usage['how'], { coordinate }: Documented = entry) =>
      addToList(usages, name, {
        how,
        coordinate,
        definition: entry.coordinate,
        to: entry.route,
      });
    if ('field' in entry) add(entry.field.type, 'returns');
    if ('interfaces' in entry) for (const type of entry.interfaces) add(type, 'implements');
    if ('members' in entry) for (const type of entry.members) add(type, 'member');
    for (const part of partsOf(entry)) {
      if (!('type' in part)) continue;
      const how = entry.kind === 'inputs' ? 'input-field' : 'args' in part ? 'field' : 'argument';
      add(part.type, how, part);
    }
  }
  for (const list of usages.values()) list.sort(byCoordinate);
  return usages;
}

function byCoordinate(a: Usage, b: Usage): number {
  return compareText(a.coordinate, b.coordinate) || compareText(a.how, b.how);
}
