import type { EntryDraft } from './entry-draft.ts';
import { insideOf, isWrapper } from './wrapper-types.ts';

/** A type with more inside is there for more than to stand around something. */
const MOST_TYPES = 10;

/** Payloads may lead to one another: past so many types, no further wrapper is opened. */
const MOST_SEEN = 100;

/**
 * The types that a connection, an edge or a payload is there for, such as `Order` for
 * `OrderConnection`: what its fields lead to, through further such types where there are any.
 *
 * @param types - Entries of types by name.
 * @returns Names, the nearest first; none for any other type. Scalars and enums are left out.
 */
export function wrappedTypes(type: string, types: ReadonlyMap<string, EntryDraft>): string[] {
  const seen = new Set([type]);
  const found: string[] = [];
  // What is added meanwhile is gone through, too.
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

/** Whether an entry is an object type that only stands around what an operation is about. */
export function isWrapperEntry(
  entry: EntryDraft | undefined,
): entry is Extract<EntryDraft, { kind: 'objects' | 'interfaces' }> {
  return entry?.kind === 'objects' && isWrapper(entry.name);
}
