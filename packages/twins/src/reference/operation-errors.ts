import { type EntrySection, linkToErrors } from '@docgen/core/schema/entry-sections';
import type { Description, ErrorTable } from '@docgen/core/schema-model';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { typeLink } from '../markdown/markdown-link.ts';
import type { TwinSite } from '../twin-site.ts';

/** The errors of an operation: types of the schema, and tables that authors wrote. */
export function operationErrors(
  { types, tables }: Extract<EntrySection, { kind: 'errors' }>,
  site: TwinSite,
): string {
  const items = types.map(({ field, type, description }) => {
    const head =
      field === undefined
        ? `- … on ${typeLink(type, site)}`
        : `- \`${field}\` (${typeLink(type, site)})`;
    return description === undefined ? head : `${head}: ${onLine(description, site)}`;
  });
  return joinBlocks(
    items.length === 0 ? undefined : items.join('\n'),
    ...tables.map((table) => documented(table, site)),
  );
}

function documented({ columns, rows, page }: ErrorTable, site: TwinSite): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => inCell(onLine({ markdown: cell }, site))).join(' | ')} |`;
  return joinBlocks(
    [line(columns), `|${' - |'.repeat(columns.length)}`, ...rows.map(line)].join('\n'),
    page && site.describe({ markdown: linkToErrors(page) }),
  );
}

function onLine(description: Description, site: TwinSite): string {
  return site
    .describe(description, { flat: true })
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}

/** A bar ends a cell, unless it is escaped, as the writer of Markdown does at the start of a line. */
function inCell(line: string): string {
  return line.replace(/\\.|\|/g, (found) => (found === '|' ? '\\|' : found));
}
