import type { Heading, Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { takeTrailingAttributes } from '../syntax/trailing-attributes.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Gives headings the id and the classes written after them: `## Title {#id .class}`. An id may also
 * be written as in newer versions of Docusaurus, `## Title {/* #id *\/}`, or with the escapes that
 * MDX needs elsewhere, `## Title \{#id\}`. Other comments in headings are removed, so that they do
 * not become part of the id.
 */
export function remarkHeadingIds() {
  return (tree: Root) => {
    walkTree<Nodes>(tree, (node) => {
      if (node.type !== 'heading') return;
      const { id = takeCommentId(node) ?? takeEscapedId(node), classes = [] } =
        takeTrailingAttributes(node.children) ?? {};
      const hProperties = {
        ...(id === undefined ? {} : { id }),
        ...(classes.length === 0 ? {} : { className: classes }),
      };
      node.data = { ...node.data, hProperties };
    });
  };
}

function takeCommentId(heading: Heading): string | undefined {
  let id: string | undefined;
  heading.children = heading.children.filter((child) => {
    if (child.type !== 'mdxTextExpression') return true;
    const comment = /^\/\*(.*)\*\/$/s.exec(child.value.trim())?.[1]?.trim();
    if (comment?.startsWith('#')) id = comment.slice(1);
    return comment === undefined;
  });
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return id;
}

function takeEscapedId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [written, id] = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value) ?? [];
  if (written !== undefined) last.value = last.value.slice(0, -written.length);
  return id;
}
