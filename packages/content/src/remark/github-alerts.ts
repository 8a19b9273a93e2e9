import { admonitionTitle } from '@docgen/core/pages/admonition-title';
import type { WithTexts } from '@docgen/core/texts/texts';
import type { Blockquote, Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { isJsxNode } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** GitHub's alerts, with the admonitions that look most like them. GitHub's cautions are red. */
export const ALERTS: ReadonlyMap<string, string> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'important'],
  ['warning', 'warning'],
  ['caution', 'danger'],
]);

/** The first line of an alert, without a title. */
const MARKER = /^\[!(\w+)\][ \t]*(?:\n|$)/;

interface AlertOptions extends WithTexts {
  readonly source: string;
}

/**
 * Turns GitHub's alerts, `> [!NOTE]`, into the containers of admonitions. As on GitHub, an alert
 * has content and is in no other quote, list or footnote; others stay quotes.
 *
 * @param source - Text that the tree was parsed from.
 */
export function alertsToContainers(tree: Root, { source, ...site }: AlertOptions): void {
  if (!source.includes('[!')) return;
  walkTree<Nodes>(tree, (node, place) => {
    if (node.type === 'blockquote' && place !== undefined) {
      place.siblings[place.index] = container(node, { source, ...site }) ?? node;
    }
    const holdsBlocks =
      node.type === 'root' || node.type === 'containerDirective' || isJsxNode(node);
    return holdsBlocks ? undefined : 'skip';
  });
}

function container(
  quote: Blockquote,
  { source, ...site }: AlertOptions,
): ContainerDirective | undefined {
  const [first, ...blocks] = quote.children;
  if (first?.type !== 'paragraph') return undefined;
  const [text, ...rest] = first.children;
  if (text?.type !== 'text' || source[text.position?.start.offset ?? 0] !== '[') return undefined;
  const [marker, written = ''] = MARKER.exec(text.value) ?? [];
  const word = written.toLowerCase();
  const kind = ALERTS.get(word);
  if (marker === undefined || kind === undefined) return undefined;
  const remainder = text.value.slice(marker.length);
  const [next] = rest;
  const endsLine = marker.endsWith('\n') || next === undefined || next.type === 'break';
  if (!endsLine) return undefined;
  const inLine = next?.type === 'break' && remainder === '' ? rest.slice(1) : rest;
  const words = remainder === '' ? inLine : [{ ...text, value: remainder }, ...inLine];
  const content = words.length === 0 ? blocks : [{ ...first, children: words }, ...blocks];
  if (content.length === 0) return undefined;
  const children = [title(admonitionTitle(word, site)), ...content];
  return { type: 'containerDirective', name: kind, position: quote.position, children };
}

function title(value: string): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value }] };
}
