import { accessSentences } from '@docgen/core/access';
import type { SchemaEntry } from '@docgen/core/schema-model';
import type { ReactElement } from 'react';

/** What a gateway demands of those who ask for a definition, if it demands anything. */
export function access(entry: SchemaEntry): ReactElement | undefined {
  const sentences = accessSentences(entry);
  if (sentences.length === 0) return undefined;
  const phrases = sentences.flatMap((sentence, position) =>
    position === 0 ? sentence : [{ text: ' ', isCode: false }, ...sentence],
  );
  return (
    <p>
      {phrases.map(({ text, isCode }, position) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have nothing else to tell them apart.
        isCode ? <code key={position}>{text}</code> : text,
      )}
    </p>
  );
}
