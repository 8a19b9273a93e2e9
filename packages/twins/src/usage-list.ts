import type { Usage } from '@docgen/core/schema-model';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/** How many usages are links; scalars have hundreds. */
const MOST = 20;

const HOW: Readonly<Record<Usage['how'], string>> = {
  argument: 'argument',
  field: 'field',
  'input-field': 'input field',
  implements: 'implements it',
  member: 'union',
  returns: 'returns it',
};

/** What refers to a definition: the first as links, the names of all others in one line. */
export function usageList(usages: readonly Usage[], { config }: TwinSite): string {
  const items = usages
    .slice(0, MOST)
    .map(
      ({ how, coordinate, to }) => `- [\`${coordinate}\`](${absoluteUrl(to, config)}): ${HOW[how]}`,
    );
  const rest = usages.slice(MOST);
  if (rest.length === 0) return items.join('\n');
  const names = rest.map(({ coordinate }) => `\`${coordinate}\``).join(', ');
  return [...items, `- ${rest.length} more: ${names}`].join('\n');
}
