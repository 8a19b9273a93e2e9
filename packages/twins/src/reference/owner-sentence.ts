import type { MemberView } from '@docgen/core/schema/member-view';
import { namedSubgraph, subgraphLabel } from '@docgen/core/schema/named-subgraph';
import { factsOf, movedText, ownershipOf } from '@docgen/core/schema/ownership';
import type { SharePart } from '@docgen/core/schema/ownership-share';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { capitalised } from '@docgen/core/strings/capitalised';
import { inWords } from '@docgen/core/strings/in-words';
import { codeSpan } from '../markdown/code-text.ts';
import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { textLink } from '../markdown/markdown-link.ts';
import type { TwinSite } from '../twin-site.ts';

/**
 * The subgraphs of a definition: `Owned by Order; extended by Invoice (`invoice`).` Empty without
 * any.
 */
export function ownerSentence(entry: SchemaEntry, schema: SchemaModel, site: TwinSite): string {
  const groups = ownershipOf(entry).map(({ label, shares }) => {
    const names = shares.map(({ use, parts }) => {
      const { label: name, to } = namedSubgraph(use, schema.subgraphs);
      const link = textLink(name, to, site.config);
      const told = parts.map((part) => partText(part, schema)).join('; ');
      return told === '' ? link : `${link} (${told})`;
    });
    return `${label} ${inWords(names)}`;
  });
  const sentence = groups.join('; ');
  return sentence === '' ? '' : `${capitalised(sentence)}.`;
}

function partText({ fields, more, override, provides }: SharePart, schema: SchemaModel): string {
  const names = inWords([...fields.map(codeSpan), ...(more > 0 ? [`${more} more`] : [])]);
  const move =
    override && movedText(override, (id) => escapeMarkdown(subgraphLabel(id, schema.subgraphs)));
  const provided = provides === undefined ? '' : `provides ${codeSpan(provides)}`;
  return [names, move ?? '', provided].filter((text) => text !== '').join(' ');
}

/** The subgraphs that resolve a member, and how, see `MemberView.uses`. */
export function memberOwners(
  { uses, ofOwner }: Pick<MemberView, 'uses' | 'ofOwner'>,
  schema: SchemaModel,
): string[] {
  const nameOf = (id: string) => escapeMarkdown(subgraphLabel(id, schema.subgraphs));
  if (uses.length === 0) return [];
  const owners = uses.map((use) => {
    const facts = factsOf(use, nameOf).map(({ text, code }) =>
      code === undefined ? text : `${text} ${codeSpan(code)}`,
    );
    return [...(ofOwner ? [] : [nameOf(use.id)]), ...facts].join(', ');
  });
  return [`${ofOwner ? '' : 'from '}${inWords(owners)}`];
}
