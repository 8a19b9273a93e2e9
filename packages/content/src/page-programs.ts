import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { walkTree } from './walk-tree.ts';

/** The JavaScript of a page: imports and exports, expressions, and properties of its tags. */
export function pagePrograms(tree: Root): Program[] {
  const programs: (Program | null | undefined)[] = [];
  walkTree<Nodes>(tree, (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        programs.push(node.data?.estree);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        programs.push(...node.attributes.map(programOfAttribute));
        break;
    }
    return undefined;
  });
  return programs.filter((program) => program !== null && program !== undefined);
}

function programOfAttribute(attribute: MdxJsxFlowElement['attributes'][number]) {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
  const { value } = attribute;
  return value !== null && typeof value === 'object' ? value.data?.estree : undefined;
}
