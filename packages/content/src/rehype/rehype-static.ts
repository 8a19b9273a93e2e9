import type { Program } from 'estree';
import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import { staticProgram } from '../program/static-page.ts';
import { isJsxNode, type JsxNode } from '../tree/jsx-node.ts';
import { type StaticNode, WRITTEN } from '../tree/static-node.ts';
import { someNode } from '../tree/walk-tree.ts';

/**
 * Signals that a page needs no program. It is an error because unified only ends a run early when a
 * plugin throws.
 */
export class PageIsStatic extends Error {
  /** See `staticProgram`. */
  readonly program: string;
  constructor(program: string) {
    super('The page is static');
    this.program = program;
  }
}

export interface StaticOptions {
  /**
   * Whether others import the page. Its data is noted then, because modules that import it need its
   * program as well.
   */
  readonly isImported: boolean;
}

/**
 * Ends the compilation of a page without JavaScript, which consists of text, tags, components and
 * imported pages of this kind, before its tree is turned into a program. That would take a third of
 * the page's compile time, and programs with imports have to be bundled. Such a page is kept as
 * data.
 *
 * @throws PageIsStatic, so that no later plugin runs.
 */
export function rehypeStatic({ isImported }: StaticOptions) {
  return (tree: Root, file: VFile): void => {
    const notes = pageNotes(file);
    const { staticPartials } = notes;
    if (!isStatic(tree, staticPartials)) return;
    const root: StaticNode = { type: 'root', children: trimmed(staticNodes(tree.children)) };
    const program = staticProgram(root, staticPartials);
    if (!isImported) throw new PageIsStatic(program);
    notes.staticProgram = program;
  };
}

function isStatic(tree: Root, partials: ReadonlyMap<string, string>): boolean {
  return !someNode<Nodes>(tree, (node) => {
    if (isJsxNode(node)) {
      const isKnown = !partials.has(node.name ?? '') || isBare(node);
      return node.data?.html === undefined && !(isKnown && isPlain(node));
    }
    if (node.type === 'mdxjsEsm') return !importsOnly(node.data?.estree, partials);
    // MDX parses a comment as an expression, but as an empty one.
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      return node.data?.estree !== undefined;
    return !['root', 'doctype', 'element', 'text', 'comment'].includes(node.type);
  });
}

/** Whether all statements are imports of the given components. */
function importsOnly(program: Program | null | undefined, names: ReadonlyMap<string, string>) {
  return program?.body.every(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.length > 0 &&
      statement.specifiers.every(({ local }) => names.has(local.name)),
  );
}

/** Whether a component has neither attributes nor children, which its code may use. */
function isBare({ attributes, children }: JsxNode): boolean {
  return attributes.length === 0 && children.length === 0;
}

/**
 * Whether a tag or component is written in the page and has no JavaScript in its name or
 * attributes.
 */
function isPlain({ name, attributes }: JsxNode): boolean {
  // React reserves these two props.
  const isText = attributes.every((given) => !['key', 'ref', undefined].includes(nameOf(given)));
  return isText && (/^[a-z][\w-]*$/.test(name ?? '') || isComponent(name));
}

function isComponent(name: string | null): name is string {
  return name !== null && /^[A-Z]\w*$/.test(name);
}

/** React passes on the attributes of custom elements as written, too. */
function isCustomElement(name: string | null): name is string {
  return name?.includes('-') ?? false;
}

/**
 * The name of an attribute whose value is a string or omitted; `undefined` for other attributes.
 */
function nameOf(attribute: JsxNode['attributes'][number]): string | undefined {
  const isPlain =
    attribute.type === 'mdxJsxAttribute' && typeof (attribute.value ?? '') === 'string';
  return isPlain ? attribute.name : undefined;
}

/** Without the white space that surrounds imports and comments at the start and end of a page. */
function trimmed(nodes: readonly StaticNode[]): StaticNode[] {
  const isShown = (node: StaticNode) => node.type !== 'text' || node.value.trim() !== '';
  return nodes.slice(nodes.findIndex(isShown), nodes.findLastIndex(isShown) + 1);
}

function staticNodes(nodes: readonly Nodes[]): StaticNode[] {
  const kept: StaticNode[] = [];
  for (const node of nodes) {
    const made = staticNode(node);
    if (made !== undefined) kept.push(made);
  }
  return kept;
}

/** @returns `undefined` for a comment. */
function staticNode(node: Nodes): StaticNode | undefined {
  if (node.type === 'text') return { type: 'text', value: node.value };
  if (node.type === 'element') {
    const { tagName, properties, children, position } = node;
    return { type: 'element', tagName, properties, children: staticNodes(children), position };
  }
  if (!isJsxNode(node)) return undefined;
  const { type, name } = node;
  if (isComponent(name) || isCustomElement(name)) {
    const attributes = node.attributes.flatMap((given) =>
      given.type === 'mdxJsxAttribute'
        ? [{ type: given.type, name: given.name, value: given.value ?? null }]
        : [],
    );
    const children = staticNodes(node.children);
    return { type, name: isComponent(name) ? name : WRITTEN + name, attributes, children };
  }
  const properties = Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      const given = nameOf(attribute);
      return given === undefined ? [] : [[given, attribute.value ?? true]];
    }),
  );
  const tagName = WRITTEN + (name ?? 'div');
  if (node.data?.html === undefined) {
    return { type: 'element', tagName, properties, children: staticNodes(node.children) };
  }
  // `built` is the mark that `htmlIsland` sets as well.
  const dangerouslySetInnerHTML = { __html: node.data.html, built: true };
  const island = { ...properties, dangerouslySetInnerHTML };
  return { type: 'element', tagName, properties: island, children: [] };
}
