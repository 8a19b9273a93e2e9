import { accessNote } from '@docgen/core/schema/access';
import { shownDirectives } from '@docgen/core/schema/entry-sections';
import { inputNotes } from '@docgen/core/schema/input-notes';
import { memberMarks } from '@docgen/core/schema/member-marks';
import type { MemberView } from '@docgen/core/schema/member-view';
import { moreFields, moreTypes, moreValues } from '@docgen/core/schema/more-of-type';
import type { FieldModel, InputNode, ResultType, SchemaModel } from '@docgen/core/schema-model';
import { codeSpan } from '../markdown/code-text.ts';
import { withinItem } from '../markdown/list-items.ts';
import { textLink, typeLink } from '../markdown/markdown-link.ts';
import type { TwinSite } from '../twin-site.ts';
import { describedMarkdown } from './described-markdown.ts';
import { directiveCode } from './directive-code.ts';
import { memberOwners } from './owner-sentence.ts';
import { phrasesMarkdown } from './phrases.ts';

/**
 * Fields, arguments or values as a list. The arguments of a field are below it, paging arguments
 * last:
 *
 * ```md
 * - `items` ([`[Item!]!`](https://…)): What was ordered.
 *   - `filter` ([`ItemFilter`](https://…), default `{}`): Which to return.
 *   - `first` (`Int`, default `20`): How many.
 * ```
 */
export function memberList(
  members: readonly MemberView[],
  schema: SchemaModel,
  site: TwinSite,
): string {
  const items = members.map((member) => {
    const { paging, shown, folded } = member.args;
    const args = [shown, folded, paging].flat().map(({ model }) => listItem(model, [], site));
    return listItem(member.model, memberOwners(member, schema), site, args);
  });
  return items.join('\n');
}

/** Arguments, with the fields of their input types and the values of their enums. */
export function inputList(nodes: readonly InputNode[], site: TwinSite): string {
  const items = nodes.map((node) => {
    const { input, fields = [], more = 0 } = node;
    const rest = textLink(moreFields({ more, type: input.type }), input.type.to, site.config);
    return listItem(input, inputNotes(node), site, [
      ...enumValues(node, site),
      ...(fields.length === 0 ? [] : [inputList(fields, site)]),
      ...(more > 0 ? [`- ${rest}`] : []),
    ]);
  });
  return items.join('\n');
}

function enumValues({ input, values }: InputNode, site: TwinSite): string[] {
  if (values === undefined) return [];
  const more =
    values.more === 0 ? '' : ` and ${textLink(moreValues(values), input.type.to, site.config)}`;
  return [`- Values: ${values.names.map((name) => `\`${name}\``).join(', ')}${more}`];
}

/** The fields of a returned type in a line each, with those of expanded types below them. */
export function resultList(result: ResultType, site: TwinSite): string {
  const { type, fields, more, possibleTypes } = result;
  const withInside = (line: string, inside: ResultType | undefined) => {
    const below = inside === undefined ? '' : resultList(inside, site);
    return below === '' ? line : withinItem(`${line}\n${below}`);
  };
  return [
    ...fields.map(({ field, call = '', result: inside }) => {
      const access = phrasesMarkdown(accessNote(field));
      const facts = [typeLink(field.type, site), ...memberMarks(field), access]
        .filter((fact) => fact !== '')
        .join(', ');
      const text = summary(field, site);
      return withInside(`- ${codeSpan(field.name + call)} (${facts})${text}`, inside);
    }),
    ...(more > 0 ? [`- ${textLink(moreFields(result), type.to, site.config)}`] : []),
    ...possibleTypes.map((possible) =>
      withInside(`- … on ${typeLink(possible.type, site)}`, possible),
    ),
    ...(result.moreTypes > 0 ? [`- ${textLink(moreTypes(result), type.to, site.config)}`] : []),
  ].join('\n');
}

function summary({ description }: FieldModel, site: TwinSite): string {
  const text = description && site.describe(description, { summary: true });
  return text ? `: ${text}` : '';
}

/** @param facts - Shown after type and default. @param below - Items of a nested list. */
function listItem(
  model: MemberView['model'],
  facts: readonly string[],
  site: TwinSite,
  below: readonly string[] = [],
): string {
  const all: string[] = [];
  if ('type' in model) all.push(typeLink(model.type, site));
  if ('defaultValue' in model && model.defaultValue !== undefined) {
    all.push(`default ${codeSpan(model.defaultValue)}`);
  }
  // `describedMarkdown` writes deprecations, with their reasons.
  all.push(...memberMarks(model).filter((mark) => mark !== 'deprecated'), ...facts);
  for (const directive of shownDirectives(model)) all.push(directiveCode(directive, site));
  const head = `- \`${model.name}\`${all.length === 0 ? '' : ` (${all.join(', ')})`}`;
  const text = withDescription(head, model, site);
  return withinItem(below.length === 0 ? text : `${text}\n${below.join('\n')}`);
}

function withDescription(head: string, model: MemberView['model'], site: TwinSite): string {
  const parts = describedMarkdown(model, site);
  if (parts.length === 0) return head;
  // On the same line, text after a deprecation would look like a part of its reason.
  const isApart = model.deprecated !== undefined && parts.length > 1;
  return isApart || parts.some((part) => part.includes('\n'))
    ? [head, ...parts].join('\n\n')
    : `${head}: ${parts.join(' ')}`;
}
