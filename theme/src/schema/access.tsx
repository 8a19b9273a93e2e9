import { accessSentences } from '@docgen/core/access';
import type { SchemaEntry } from '@docgen/core/schema-model';
import type { ReactElement } from 'react';

/** The authorization that a gateway requires for a definition, if any. */
export function access(entry: SchemaEntry): ReactElement | undefined {
  const sentences = accessSentences(entry);
  if (sentences.length === 0) return undefined;
  const phrases = sentences.flatMap((sentence, position) =>
    position === 0 ? sentence : [{ text: ' ', isCode: false }, ...sentence],
  );
  return (
    <p>
      {phrases.map(({ text, isCode }, position) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their position
        isCode ? <code key={position}>{text}</code> : text,
      )}
    </p>
  );
}
