import type { Heading } from '@docgen/core/heading';
import { oneLine } from '@docgen/core/strings/one-line';
import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import { walkProgram } from '../program/walk-program.ts';
import { isJsxNode, type JsxNode, jsxAttribute } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** Collects the headings of a page that have an id, in document order. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    const { headings, headingsInside, report } = pageNotes(file);
    const lines = new Map<string, number | undefined>();
    const add = (heading: Heading, at: Nodes['position']) => {
      const { id } = heading;
      if (lines.has(id)) report(duplicateId(id, lines.get(id)), at);
      else lines.set(id, at?.start.line);
      headings.push(heading);
    };
    walkTree<Nodes>(tree, (node) => {
      for (const name of componentsOf(node)) {
        for (const heading of headingsInside.get(name) ?? []) add(heading, node.position);
      }
      const heading = headingOf(node);
      if (heading !== undefined) add(heading, node.position);
      return undefined;
    });
  };
}

/** Names of the components that a node, without its children, puts in its place. */
function componentsOf(node: Nodes): readonly string[] {
  if (isJsxNode(node)) return node.name == null ? [] : [node.name];
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
    ? tagsIn(node.data?.estree)
    : [];
}

/** The heading that a node is, if links can lead to it. */
function headingOf(node: Nodes): Heading | undefined {
  if (node.type !== 'element' && !isJsxNode(node)) return undefined;
  const name = node.type === 'element' ? node.tagName : (node.name ?? '');
  if (!/^h[1-6]$/.test(name)) return undefined;
  const id = node.type === 'element' ? node.properties.id : jsxAttribute(node, 'id')?.value;
  if (typeof id !== 'string' || id === 'footnote-label') return undefined;
  const children = inlineContent(node.children);
  const html = toHtml({ type: 'root', children }, { allowDangerousHtml: true }).trim();
  // The result of code is not known here, and a link in the table of contents needs text.
  if (html === '') return undefined;
  return { level: Number(name[1]), id, text: oneLine(plainText(node.children)), html };
}

function tagsIn(program: unknown): string[] {
  const names: string[] = [];
  walkProgram(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    names.push(node.name.name);
  });
  return names;
}

/**
 * Copies content without the parts that a table of contents cannot contain: links, ids, footnote
 * marks and components.
 */
function inlineContent(nodes: readonly (ElementContent | JsxNode)[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    if (isJsxNode(node)) {
      if (node.data?.html !== undefined) return [{ type: 'raw', value: node.data.html }];
      const children = inlineContent(node.children);
      return /^[a-z]+$/.test(node.name ?? '') ? unlinked(node.name ?? '', children) : children;
    }
    if (node.type !== 'element' || isFootnoteMark(node)) return [];
    return unlinked(node.tagName, inlineContent(node.children), node.properties.className);
  });
}

function plainText(nodes: readonly (ElementContent | JsxNode)[]): string {
  const parts = nodes.map((node): string => {
    if (node.type === 'text') return node.value;
    if (isJsxNode(node)) return node.data?.text ?? plainText(node.children);
    return node.type === 'element' && !isFootnoteMark(node) ? plainText(node.children) : '';
  });
  return parts.join('');
}

function unlinked(
  tagName: string,
  children: ElementContent[],
  className?: Properties[string],
): ElementContent[] {
  if (tagName === 'a' || tagName === 'img') return children;
  const properties: Properties = Array.isArray(className)
    ? { className: className.map(String) }
    : {};
  return [{ type: 'element', tagName, properties, children }];
}

function duplicateId(id: string, line: number | undefined) {
  return {
    code: 'duplicate-id',
    severity: 'warning',
    message: `Two headings have the id "${id}", so links to it go to the first one${line === undefined ? '' : `, in line ${line}`}.`,
    hint: 'Give one of them another id: ## Title {#another-id}.',
  } as const;
}

function isFootnoteMark(element: Element): boolean {
  const [only] = element.children;
  return only?.type === 'element' && 'dataFootnoteRef' in only.properties;
}
