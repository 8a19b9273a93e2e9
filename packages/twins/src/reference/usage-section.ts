import type { UsageGroup, UsageLine, UsageList } from '@docgen/core/schema/usages';
import type { PathStep } from '@docgen/core/schema-model';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { codeLink, textLink } from '../markdown/markdown-link.ts';
import type { TwinSite } from '../twin-site.ts';

/**
 * The usages of a definition by kind: the first ones as links, the names of the others on one line.
 */
export function usageSection(
  { path, usages }: { readonly path: readonly PathStep[]; readonly usages: UsageList },
  config: TwinSite['config'],
): string {
  const { summary, groups } = usages;
  return joinBlocks(
    path.length === 0 ? undefined : `Shortest way: ${path.map(step).join(' → ')}`,
    summary && `${summary}:`,
    ...groups.map((group) => usageGroup(group, config)),
  );

  function step({ coordinate, to, possibleType }: PathStep): string {
    const text = possibleType ? `... on ${coordinate}` : coordinate;
    return codeLink(text, to, config);
  }
}

function usageGroup({ title, lines, folded, all }: UsageGroup, config: TwinSite['config']): string {
  const items = lines.map((line) => usageItem(line, config));
  const names = folded.map(({ coordinate }) => `\`${coordinate}\``).join(', ');
  if (folded.length > 0) items.push(`- ${folded.length} more: ${names}`);
  if (all !== undefined) {
    items.push(`- ${textLink(`All ${all.count} ${all.of}`, all.to, config)}`);
  }
  return `${title}:\n\n${items.join('\n')}`;
}

/** A line of a list of usages. */
export function usageItem(
  { coordinate, to, how, type }: UsageLine,
  config: TwinSite['config'],
): string {
  const what = type === undefined ? how : `\`${type}\``;
  const link = `- ${codeLink(coordinate, to, config)}`;
  return what === '' ? link : `${link}: ${what}`;
}
