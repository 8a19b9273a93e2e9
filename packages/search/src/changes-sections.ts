import {
  type ChangeView,
  type VersionChanges,
  versionHeadings,
} from '@docgen/core/schema/schema-changes';
import type { SearchSection } from './search-page.ts';

/**
 * The sections of the page with the changes of a schema: its versions, each with what was removed
 * and does not exist now. Everything else is found on its own page.
 *
 * @param changes - The newest first.
 */
export function changesSections(changes: readonly VersionChanges[]): SearchSection[] {
  const headings = versionHeadings(changes);
  return changes.flatMap((version, at): SearchSection[] => {
    const heading = headings[at];
    const removed = version.changes.filter(isOfGone);
    if (heading === undefined || removed.length === 0) return [];
    return [{ ...heading, text: removed.map(plainText).join(' ') }];
  });
}

/** Whether a change removed something that has no page now. */
function isOfGone({ type, text: [subject] }: ChangeView): boolean {
  return /_REMOVED/.test(type) && typeof subject === 'object' && subject.to === undefined;
}

function plainText({ text }: ChangeView): string {
  return text.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}
