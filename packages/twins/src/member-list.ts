import type { MemberView } from '@docgen/core/entry-sections';
import { isRequired } from '@docgen/core/is-required';
import type {
  InputNode,
  ResultType,
  SchemaModel,
  SubgraphUse,
  TypeRef,
} from '@docgen/core/schema-model';
import { codeSpan } from './code-text.ts';
import { describedMarkdown } from './described-markdown.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/**
 * Fields, arguments or values as a list, the arguments of a field below it, those that page through
 * a connection on one line:
 *
 * ```md
 * - `items` ([`[Item!]!`](https://…)): What was ordered.
 *   - `first` ([`Int`](https://…), default `20`): How many to return.
 * ```
 */
export function memberList(
  members: readonly MemberView[],
  schema: SchemaModel,
  site: TwinSite,
): string {
  const items = members.map(({ model, args: { paging, shown, folded } }) => {
    const owners =
      model.subgraphs.length > 0 ? [`from ${ownerNames(model.subgraphs, schema)}`] : [];
    const pages = paging.map((arg) => `\`${arg.model.name}: ${arg.model.type.text}\``).join(', ');
    return listItem(model, owners, site, [
      ...(pages === '' ? [] : [`- ${pages}`]),
      ...[...shown, ...folded].map((arg) => listItem(arg.model, [], site)),
    ]);
  });
  return items.join('\n');
}

/** Arguments with what their input types hold. */
export function inputList(nodes: readonly InputNode[], site: TwinSite): string {
  const items = nodes.map(({ input, fields = [] }) =>
    listItem(
      input,
      isRequired(input) ? ['required'] : [],
      site,
      fields.length === 0 ? [] : [inputList(fields, site)],
    ),
  );
  return items.join('\n');
}

/** The fields of a returned type, those inside of wrappers below them. */
export function resultList(result: ResultType): string {
  const { fields, more, possibleTypes } = result;
  return [
    ...fields.map(({ field, result: inside }) => {
      const line = `- \`${field.name}: ${field.type.text}\``;
      return inside === undefined ? line : indented(`${line}\n${resultList(inside)}`);
    }),
    ...(more > 0 ? [`- ${more} more`] : []),
    ...possibleTypes.map(({ name }) => `- \`... on ${name}\``),
  ].join('\n');
}

/** @param facts - What is said beside type and default. @param below - Items of a list inside. */
function listItem(
  model: MemberView['model'],
  facts: readonly string[],
  site: TwinSite,
  below: readonly string[] = [],
): string {
  const all = [
    ...('type' in model ? [typeLink(model.type, site)] : []),
    ...('defaultValue' in model && model.defaultValue !== undefined
      ? [`default ${codeSpan(model.defaultValue)}`]
      : []),
    ...facts,
  ];
  const head = `- \`${model.name}\`${all.length === 0 ? '' : ` (${all.join(', ')})`}`;
  const parts = describedMarkdown(model, site);
  const text = parts.some((part) => part.includes('\n'))
    ? [head, ...parts].join('\n\n')
    : [head, parts.join(' ')].filter((part) => part !== '').join(': ');
  return indented([text, ...below].join('\n'));
}

/** Moves everything below the first line into its item. */
function indented(item: string): string {
  return item.replace(/\n(?=[^\n])/g, '\n  ');
}

/** Names the subgraphs behind something. With a site they lead to its page there. */
export function ownerNames(
  uses: readonly SubgraphUse[],
  schema: SchemaModel,
  site?: TwinSite,
): string {
  const names = uses.map(({ id, to, role, external }) => {
    const subgraph = schema.subgraphs.find((candidate) => candidate.id === id);
    const target = to ?? subgraph?.route;
    const label = escapeMarkdown(subgraph?.label ?? id);
    const name =
      site === undefined || target === undefined
        ? label
        : `[${label}](${absoluteUrl(target, site.config)})`;
    if (external) return `${name} (external)`;
    return role === 'stub' ? `${name} (reference only)` : name;
  });
  return names.join(', ');
}

/** A type as it is written, such as `[Order!]!`, linked to the page of the name inside. */
export function typeLink({ text, to }: TypeRef, { config }: TwinSite): string {
  return to === undefined ? `\`${text}\`` : `[\`${text}\`](${absoluteUrl(to, config)})`;
}
