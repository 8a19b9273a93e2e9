import type { Nodes, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { pageNotes } from './page-notes.ts';
import { type StaticNode, WRITTEN } from './static-node.ts';
import { walkTree } from './walk-tree.ts';

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
  let result = true;
  walkTree<Nodes>(tree, (node) => {
    const isElement = node.type === 'element' || node.type === 'text' || node.type === 'comment';
    const isOther = node.type === 'root' || node.type === 'doctype';
    result = isElement || isOther || isInert(node) || isTag(node);
    return result ? undefined : 'stop';
  });
  return result;
}

/** An `htmlIsland`, or a comment that is an expression to MDX. */
function isInert(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return node.data?.estree === undefined;
  }
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && node.data?.html !== undefined;
}

/** A tag of HTML that is written in the page and has no JavaScript in its attributes. */
function isTag(node: Nodes): boolean {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isJsx || !/^[a-z][\w-]*$/.test(node.name ?? '')) return false;
  // React keeps these two properties for itself.
  return node.attributes.every(
    (attribute) => !['key', 'ref', undefined].includes(nameOf(attribute)),
  );
}

type JsxAttribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** The name of an attribute whose value is a text or left out. */
function nameOf(attribute: JsxAttribute): string | undefined {
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
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
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
