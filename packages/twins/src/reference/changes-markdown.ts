import { namedSubgraph } from '@docgen/core/schema/named-subgraph';
import {
  ALL_CHANGES,
  type ChangeGroup,
  type ChangeView,
  describedName,
  groupChanges,
  summaryOfVersion,
  titledSummary,
  versionHeadings,
} from '@docgen/core/schema/schema-changes';
import type { StartSection } from '@docgen/core/schema/start-sections';
import type { SchemaModel } from '@docgen/core/schema-model';
import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { listItems } from '../markdown/list-items.ts';
import { textLink } from '../markdown/markdown-link.ts';
import { toldMarkdown } from '../markdown/told-markdown.ts';
import type { TwinSite } from '../twin-site.ts';

/** The page with the changes of all versions of a schema. */
export function changesMarkdown(
  title: string,
  { changes = [], subgraphs }: SchemaModel,
  site: TwinSite,
): string {
  const headings = versionHeadings(changes);
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    ...changes.flatMap((version, at) => [
      `## ${escapeMarkdown(headings[at]?.title ?? '')}`,
      `${escapeMarkdown(summaryOfVersion(version))}.`,
      ...groupChanges(version.changes).map((group) => groupMarkdown(group, subgraphs, site)),
    ]),
  );
}

function groupMarkdown(
  { title, ofDescriptions, changes }: ChangeGroup<ChangeView>,
  subgraphs: SchemaModel['subgraphs'],
  site: TwinSite,
): string {
  const items = changes.map((change) =>
    ofDescriptions
      ? toldMarkdown(describedName(change), site.config)
      : sentence(change, subgraphs, site),
  );
  return `### ${title}\n\n${ofDescriptions ? items.join(', ') : listItems(items)}`;
}

/** The changes of the last version, on a start page. */
export function latestChanges(
  { version, first, subgraphs, to }: Extract<StartSection, { kind: 'changes' }>,
  site: TwinSite,
): string {
  const items = first.map((change) => {
    const mark = change.criticality === 'safe' ? '' : `(${change.criticality}) `;
    return mark + sentence(change, subgraphs, site);
  });
  return joinBlocks(
    `${escapeMarkdown(titledSummary(version))}.`,
    listItems(items),
    textLink(ALL_CHANGES, to, site.config),
  );
}

/** A change, with the service that it comes from. */
function sentence(
  { text, subgraph: id }: ChangeView,
  subgraphs: SchemaModel['subgraphs'],
  site: TwinSite,
): string {
  if (id === undefined) return toldMarkdown(text, site.config);
  const { label, to } = namedSubgraph({ id }, subgraphs);
  return `${toldMarkdown(text, site.config)} (${textLink(label, to, site.config)})`;
}
