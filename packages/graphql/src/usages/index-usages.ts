import { addToList } from '@docgen/core/basics/add-to-list';
import { anchorOf } from '@docgen/core/schema/anchors';
import type {
  AppliedDirective,
  MemberRef,
  SchemaDefinition,
  Usage,
} from '@docgen/core/schema-model';
import { compareText } from '@docgen/core/strings/compare-text';
import { partsOf } from '../entries/descriptions-of.ts';
import { type EntryDraft, typesByName } from '../entries/entry-draft.ts';
import { isWrapperEntry, wrappedTypes } from './wrapped-types.ts';

type Referrer = Pick<Usage, 'coordinate' | 'definition' | 'to'>;

/** What refers to other definitions by their names alone. */
interface Naming {
  readonly directives: readonly AppliedDirective[];
  readonly interfaces?: readonly MemberRef[];
  readonly members?: readonly MemberRef[];
}

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
  const refer = (from: Referrer, how: Usage['how'], target: string, type?: string) =>
    addToList(usages, target, { how, ...from, ...(type && { type }) });
  const referByName = (from: Referrer, { directives, interfaces = [], members = [] }: Naming) => {
    for (const { name } of interfaces) refer(from, 'implements', name);
    for (const { name } of members) refer(from, 'member', name);
    const applied = new Set(directives.map(({ name }) => `@${name}`));
    for (const directive of applied) refer(from, 'directive', directive);
  };
  referByName({ coordinate: 'schema', definition: 'schema', to: start }, { directives });
  for (const root of roots) {
    const { coordinate } = root;
    const to = `${start}#${anchorOf(coordinate)}`;
    referByName({ coordinate, definition: coordinate, to }, root);
  }
  const types = typesByName(entries);
  const wrapped = new Map(Array.from(types.keys(), (name) => [name, wrappedTypes(name, types)]));
  for (const entry of entries) {
    const isWrapper = isWrapperEntry(entry);
    for (const part of partsOf(entry)) {
      const from = { coordinate: part.coordinate, definition: entry.coordinate, to: entry.route };
      referByName(from, part);
      const use = useOfType(part, entry);
      if (use === undefined) continue;
      const { name, text } = use.type;
      refer(from, use.how, name, text);
      // Fields that return the wrapper already count as references to its content.
      const contents = isWrapper ? [] : (wrapped.get(name) ?? []);
      for (const content of contents) refer(from, 'through', content, text);
    }
  }
  for (const list of usages.values()) list.sort(byCoordinate);
  return usages;
}

/** How a part of an entry refers to its type, if it has one. */
function useOfType(part: ReturnType<typeof partsOf>[number], { kind }: EntryDraft) {
  if ('field' in part) return { type: part.field.type, how: 'returns' } as const;
  if (!('type' in part)) return undefined;
  if ('args' in part) return { type: part.type, how: 'field' } as const;
  return { type: part.type, how: kind === 'inputs' ? 'input-field' : 'argument' } as const;
}

function byCoordinate(a: Usage, b: Usage): number {
  return compareText(a.coordinate, b.coordinate) || compareText(a.how, b.how);
}
