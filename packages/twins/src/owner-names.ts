import type { SchemaModel, SubgraphUse } from '@docgen/core/schema-model';
import { escapeMarkdown } from './escape-markdown.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/** Names the subgraphs behind something. With a site they lead to its page there. */
export function ownerNames(
  uses: readonly SubgraphUse[],
  schema: SchemaModel,
  site?: TwinSite,
): string {
  const names = uses.map(({ id, to, referenceOnly, external }) => {
    const subgraph = schema.subgraphs.find((candidate) => candidate.id === id);
    const target = to ?? subgraph?.route;
    const label = escapeMarkdown(subgraph?.label ?? id);
    const name =
      site === undefined || target === undefined
        ? label
        : `[${label}](${absoluteUrl(target, site.config)})`;
    if (referenceOnly) return `${name} (reference only)`;
    return external ? `${name} (external)` : name;
  });
  return names.join(', ');
}
