import type {
  ArgumentModel,
  EnumValueModel,
  FieldModel,
  SchemaModel,
  SubgraphUse,
  TypeRef,
} from '@docgen/core/schema-model';
import { codeSpan } from './code-text.ts';
import { describedMarkdown } from './described-markdown.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/**
 * Fields, arguments or values as a list, the arguments of a field below it:
 *
 * ```md
 * - `items` ([`[Item!]!`](https://…)): What was ordered.
 *   - `first` ([`Int`](https://…), default `20`): How many to return.
 * ```
 */
export function memberList(
  members: readonly (FieldModel | ArgumentModel | EnumValueModel)[],
  schema: SchemaModel,
  site: TwinSite,
): string {
  const items = members.map((member) => {
    const facts = [
      ...('type' in member ? [typeLink(member.type, site)] : []),
      ...('defaultValue' in member && member.defaultValue !== undefined
        ? [`default ${codeSpan(member.defaultValue)}`]
        : []),
      ...(member.subgraphs.length > 0 ? [`from ${ownerNames(member.subgraphs, schema)}`] : []),
    ];
    const head = `- \`${member.name}\`${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
    const parts = describedMarkdown(member, site);
    const lines = [
      parts.some((part) => part.includes('\n'))
        ? [head, ...parts].join('\n\n')
        : [head, parts.join(' ')].filter((part) => part !== '').join(': '),
    ];
    if ('args' in member && member.args.length > 0) {
      // The owners of arguments are those of the field.
      const args = member.args.map((arg) => ({ ...arg, subgraphs: [] }));
      lines.push(memberList(args, schema, site));
    }
    return lines.join('\n').replace(/\n(?=[^\n])/g, '\n  ');
  });
  return items.join('\n');
}

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

/** A type as it is written, such as `[Order!]!`, linked to the page of the name inside. */
export function typeLink({ text, to }: TypeRef, { config }: TwinSite): string {
  return to === undefined ? `\`${text}\`` : `[\`${text}\`](${absoluteUrl(to, config)})`;
}
