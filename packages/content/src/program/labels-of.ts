import type { Node } from 'estree-jsx';

/** The identifiers in a node that are no variables, such as names of properties. */
export function labelsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [] : [node.property];
    case 'Property':
      return node.computed ? [] : [node.key];
    case 'ImportDeclaration':
      // acorn writes them for later versions of the language than pages have.
      return (node.attributes ?? []).map(({ key }) => key);
    case 'ImportSpecifier':
      return [node.imported];
    case 'ExportSpecifier':
      return [node.exported];
    default:
      return [];
  }
}
