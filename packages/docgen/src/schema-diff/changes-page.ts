import { groupChanges } from '@docgen/core/schema/schema-changes';
import { gatheredChanges } from '@docgen/graphql/diff/gathered-changes';
import type { Comparison, ToldChange } from './compare-versions.ts';
import { summaryOfChanges, WITHIN } from './format-changes.ts';
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
  comparison: Comparison,
  { before, after, definitions }: ChangesPageInput,
): string {
  const list = (changes: readonly ToldChange[]) =>
    gatheredChanges(changes).map(({ change, alike }) => {
      const { schema, subgraph } = change;
      const names = [schema, subgraph].filter((name) => name !== undefined);
      const where = names.length === 0 ? '' : ` (${escapedText(names.join(', '))})`;
      return `- ${linkedMessage({ ...change, alike }, definitions(change))}${where}\n`;
    });
  const { changes, internal } = comparison;
  const groups = groupChanges(changes).map(
    ({ title, changes }) => `\n## ${title}\n\n${list(changes).join('')}`,
  );
  if (internal.length > 0) {
    const told = 'Clients of the composed schema do not see these.';
    groups.push(`\n## ${WITHIN}\n\n${told}\n\n${list(internal).join('')}`);
  }
  return `---
title: Schema changes
---

# Schema changes

From ${escapedText(before)} to ${escapedText(after)}, ${summaryOfChanges(comparison)}.
${groups.join('')}`;
}
