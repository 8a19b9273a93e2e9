import { admonitionTitle } from '@docgen/core/pages/admonition-title';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import type { WithTexts } from '@docgen/core/texts/texts';
import type { BlockContent, DefinitionContent, Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import { takeTrailingAttributes } from '../syntax/trailing-attributes.ts';
import { walkTree } from '../tree/walk-tree.ts';
import { alertsToContainers } from './github-alerts.ts';
import { remarkContainers } from './remark-containers.ts';

export interface AdmonitionOptions extends WithTexts {
  readonly kinds: ReadonlySet<string>;
  /** Whether to read `:::note Title` in addition to `:::note[Title]`. */
  readonly titles: boolean;
}

/** Turns `:::note` containers and GitHub's `> [!NOTE]` into boxes with a title. */
export function remarkAdmonitions(this: Processor, { kinds, titles, texts }: AdmonitionOptions) {
  remarkContainers.call(this, titles ? kinds : new Set());

  return (tree: Root, file: VFile) => {
    const { report } = pageNotes(file);
    for (const node of tree.children) {
      // A container inside a quote or list ends with it and does not swallow the rest of the page.
      if (node.type !== 'containerDirective' || isClosed(node, String(file))) continue;
      report(unclosed(node.name), openingLine(node));
    }
    alertsToContainers(tree, { source: String(file), texts });
    walkTree<Nodes>(tree, (node) => {
      if (node.type !== 'containerDirective') return;
      if (!kinds.has(node.name)) report(unknownKind(node.name, kinds), openingLine(node));
      drawBox(node, { texts });
    });
  };
}

/** `<div class="admonition admonition-note" role="note"><p class="admonition-title">Note</p>…</div>` */
function drawBox(node: ContainerDirective, site: WithTexts): void {
  const label = takeLabel(node);
  const attributes = label && takeTrailingAttributes(label.children);
  const last = label?.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  // As in Docusaurus, `:::note{title="…"}` takes precedence.
  const given = node.attributes?.title;
  const title: Paragraph =
    isText(given) || label === undefined || label.children.length === 0
      ? paragraphOf(isText(given) ? given : admonitionTitle(node.name, site))
      : label;
  title.data = { hProperties: { className: ['admonition-title'] } };
  const classes = [node.attributes?.class, ...(attributes?.classes ?? [])];
  const id = node.attributes?.id ?? attributes?.id;
  node.children.unshift(title);
  node.data = {
    hName: 'div',
    hProperties: {
      className: ['admonition', `admonition-${node.name}`, ...classes.filter(isText)],
      role: 'note',
      ...(isText(id) ? { id } : {}),
    },
  };
}

function paragraphOf(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const first: BlockContent | DefinitionContent | undefined = node.children[0];
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined;
  node.children.shift();
  return first;
}

function isText(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value !== '';
}

function unknownKind(name: string, kinds: ReadonlySet<string>) {
  return {
    code: 'unknown-admonition',
    severity: 'warning',
    message: `The admonition ":::${name}" is unknown, so its content is not styled.`,
    hint:
      didYouMean(name, kinds) ??
      `Use one of ${[...kinds].join(', ')}, or add "${name}" to markdown.admonitions in the configuration.`,
  } as const;
}

/**
 * Whether a container ends with a fence rather than with the page.
 *
 * @param source - Text that the tree was parsed from.
 */
function isClosed({ position }: ContainerDirective, source: string): boolean {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const [opening = ''] = /^:+/.exec(written) ?? [];
  const [, closing = ''] = /\n[ \t]*(:{3,})[ \t]*$/.exec(written) ?? [];
  return closing.length >= opening.length;
}

function unclosed(name: string) {
  return {
    code: 'unclosed-admonition',
    severity: 'warning',
    message: `":::${name}" is not closed, so its box contains the rest of the page.`,
    hint: 'Add a line that contains only ":::" where the admonition ends.',
  } as const;
}

/** The position of the opening fence, because the container itself may span many pages. */
function openingLine({ name, position }: ContainerDirective) {
  if (position === undefined) return undefined;
  const { start } = position;
  const column = start.column + 3 + name.length;
  return { start, end: { line: start.line, column } };
}
