import { accessNote, accessSentences, type Phrase } from '@docgen/core/schema/access';
import type { FieldModel, SchemaEntry } from '@docgen/core/schema-model';
import type { ReactElement, ReactNode } from 'react';

/** The authorization that a gateway requires for a definition, if any. */
export function access(entry: SchemaEntry): ReactElement | undefined {
  const sentences = accessSentences(entry);
  if (sentences.length === 0) return undefined;
  const phrases = sentences.flatMap((sentence, position) =>
    position === 0 ? sentence : [{ text: ' ', isCode: false }, ...sentence],
  );
  return <p>{written(phrases)}</p>;
}

/** The authorization that a gateway requires for a field, after its type; empty if none. */
export function fieldAccess(field: FieldModel): ReactNode[] {
  const phrases = accessNote(field);
  return phrases.length === 0 ? [] : [' ', <small key="access">{written(phrases)}</small>];
}

function written(phrases: readonly Phrase[]): ReactNode[] {
  return phrases.map(({ text, isCode }, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their position
    isCode ? <code key={position}>{text}</code> : text,
  );
}
