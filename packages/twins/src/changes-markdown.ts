import {
  ALL_CHANGES,
  type ChangeGroup,
  type ChangeView,
  groupChanges,
  summaryOfVersion,
  type ToldText,
  titledSummary,
  versionHeadings,
} from '@docgen/core/schema-changes';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { StartSection } from '@docgen/core/start-sections';
import { escapeMarkdown } from './escape-markdown.ts';
import { joinBlocks } from './join-blocks.ts';
import { listItems } from './list-items.ts';
import { codeLink, textLink } from './markdown-link.ts';
import type { TwinSite } from './twin-site.ts';

/** The page with the changes of all versions of a schema. */
export function changesMarkdown(
  title: string,
  { changes = [] }: SchemaModel,
  site: TwinSite,
): string {
  const headings = versionHeadings(changes);
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    ...changes.flatMap((version, at) => [
      `## ${escapeMarkdown(headings[at]?.title ?? '')}`,
      `${escapeMarkdown(summaryOfVersion(version))}.`,
      ...groupChanges(version.changes).map((group) => groupMarkdown(group, site)),
    ]),
  );
}

function groupMarkdown(
  { title, ofDescriptions, changes }: ChangeGroup<ChangeView>,
  site: TwinSite,
): string {
  const items = changes.map(({ text }) => told(ofDescriptions ? text.slice(0, 1) : text, site));
  return `### ${title}\n\n${ofDescriptions ? items.join(', ') : listItems(items)}`;
}

/** The changes of the last version, on a start page. */
export function latestChanges(
  { version, first, to }: Extract<StartSection, { kind: 'changes' }>,
  site: TwinSite,
): string {
  const items = first.map(({ criticality, text }) => {
    const mark = criticality === 'safe' ? '' : `(${criticality}) `;
    return mark + told(text, site);
  });
  return joinBlocks(
    `${escapeMarkdown(titledSummary(version))}.`,
    listItems(items),
    textLink(ALL_CHANGES, to, site.config),
  );
}

function told(text: ToldText, { config }: TwinSite): string {
  return text
    .map((part) =>
      typeof part === 'string' ? escapeMarkdown(part) : codeLink(part.code, part.to, config),
    )
    .join('');
}
