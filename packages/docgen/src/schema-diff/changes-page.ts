import type { VersionChange } from './compare-versions.ts';
import { groupChanges, summaryOfChanges } from './format-changes.ts';
import { escapedText, linkedMessage } from './linked-message.ts';
import type { DefinitionsOfChange } from './site-definitions.ts';

export interface ChangesPageInput {
  /** Names of the versions. */
  readonly before: string;
  readonly after: string;
  readonly definitions: DefinitionsOfChange;
}

/** Changes as a page of a site, in Markdown that is MDX as well. */
export function changesPage(
  changes: readonly VersionChange[],
  { before, after, definitions }: ChangesPageInput,
): string {
  const groups = groupChanges(changes).map(({ title, changes }) => {
    const lines = changes.map((change) => {
      const { schema } = change;
      const where = schema === undefined ? '' : ` (${escapedText(schema)})`;
      return `- ${linkedMessage(change, definitions(change))}${where}\n`;
    });
    return `\n## ${title}\n\n${lines.join('')}`;
  });
  const summary = summaryOfChanges(changes);
  return `---
title: Schema changes
---

# Schema changes

From ${escapedText(before)} to ${escapedText(after)}, ${summary}.
${groups.join('')}`;
}
