import type { VersionChange } from './compare-versions.ts';
import { groupChanges, summaryOfChanges } from './format-changes.ts';

/** Changes as a page of a site, in Markdown that is MDX as well. */
export function changesPage(
  changes: readonly VersionChange[],
  { before, after }: { readonly before: string; readonly after: string },
): string {
  const groups = groupChanges(changes).map(({ title, changes }) => {
    const lines = changes.map(({ message, schema }) => {
      const where = schema === undefined ? '' : ` (${escaped(schema)})`;
      return `- ${escaped(message)}${where}\n`;
    });
    return `\n## ${title}\n\n${lines.join('')}`;
  });
  const summary = summaryOfChanges(changes);
  return `---
title: Schema changes
---

# Schema changes

From ${escaped(before)} to ${escaped(after)}, ${summary}.
${groups.join('')}`;
}

/** Text that means nothing to Markdown and MDX, on one line. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>|~&$:#]/g, '\\$&');
}
