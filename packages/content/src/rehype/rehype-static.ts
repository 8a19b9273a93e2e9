import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import { isJsxNode, type JsxNode } from '../tree/jsx-node.ts';
import { type StaticNode, WRITTEN } from '../tree/static-node.ts';
import { someNode } from '../tree/walk-tree.ts';

/**
 * Takes a page that is only text out of the compiler before its tree is turned
 * into a JavaScript program, which takes a third of the time that a page
 * takes. Such a page is kept as data; an empty page goes on.
 */
export function rehypeStatic() {
  return (tree: Root, file: VFile): Root => {
    if (!isStatic(tree)) return tree;
    pageNotes(file).staticPage = { type: 'root', children: tree.children.flatMap(asStatic) };
    return { type: 'root', children: [] };
  };
}

function isStatic(tree: Root): boolean {
  return !someNode<Nodes>(tree, (node) => {
    if (isJsxNode(node)) return node.data?.html === undefined && !isTag(node);
    // A comment is an expression to MDX, but an empty one.
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      return node.data?.estree !== undefined;
    return !['root', 'doctype', 'element', 'text', 'comment'].includes(node.type);
  });
}

/** A tag of HTML that is written in the page and has no JavaScript in its attributes. */
function isTag({ name, attributes }: JsxNode): boolean {
  // React keeps these two properties for itself.
  const isPlain = attributes.every((given) => !['key', 'ref', undefined].includes(nameOf(given)));
  return isPlain && /^[a-z][\w-]*$/.test(name ?? '');
}

/** The name of an attribute whose value is a text or left out. */
function nameOf(attribute: JsxNode['attributes'][number]): string | undefined {
  const isPlain =
    attribute.type === 'mdxJsxAttribute' && typeof (attribute.value ?? '') === 'string';
  return isPlain ? attribute.name : undefined;
}

function asStatic(node: Nodes): StaticNode[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type === 'element') {
    const { tagName, properties, children } = node;
    return [{ type: 'element', tagName, properties, children: children.flatMap(asStatic) }];
  }
  if (!isJsxNode(node)) return [];
  const properties = Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      const name = nameOf(attribute);
      return name === undefined ? [] : [[name, attribute.value ?? true]];
    }),
  );
  const tagName = WRITTEN + (node.name ?? 'div');
  if (node.data?.html === undefined) {
    return [{ type: 'element', tagName, properties, children: node.children.flatMap(asStatic) }];
  }
  const dangerouslySetInnerHTML = { __html: node.data.html };
  const island = { ...properties, dangerouslySetInnerHTML };
  return [{ type: 'element', tagName, properties: island, children: [] }];
}
