import type { EntryDraft } from '../entries/entry-draft.ts';
import { insideOf, isWrapper } from '../nodes/wrapper-types.ts';

/** Maximum number of types that a wrapper is listed for. One with more is not just a wrapper. */
const MOST_TYPES = 10;

/** Payloads may refer to each other. After this many types, no further wrappers are expanded. */
const MOST_SEEN = 100;

/**
 * The types that a connection, an edge or a payload is about, such as `Order` for
 * `OrderConnection`: those of its fields, looking through further wrappers.
 *
 * @param types - Entries of types by name.
 * @returns Names, nearest first; empty for any other type. Scalars and enums are left out.
 */
export function wrappedTypes(type: string, types: ReadonlyMap<string, EntryDraft>): string[] {
  const seen = new Set([type]);
  const found: string[] = [];
  // The loop also visits types that are added while it runs.
  for (const name of seen) {
    if (found.length === MOST_TYPES) break;
    const entry = types.get(name);
    if (isWrapperEntry(entry)) {
      if (seen.size > MOST_SEEN) continue;
      for (const field of insideOf(name, entry.fields)) seen.add(field.type.name);
    } else if (name !== type && entry !== undefined && ('fields' in entry || 'members' in entry)) {
      found.push(name);
    }
  }
  return found;
}

/** Whether an entry is an object type that only wraps what an operation is about. */
export function isWrapperEntry(
  entry: EntryDraft | undefined,
): entry is Extract<EntryDraft, { kind: 'objects' | 'interfaces' }> {
  return entry?.kind === 'objects' && isWrapper(entry.name);
}
