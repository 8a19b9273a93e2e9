import type { Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { Parser } from 'htmlparser2';

/** Number of elements around the one at fault that are returned with it. */
const AROUND = 3;

/** Contents of these elements are no markup. React always closes them. */
const NO_MARKUP = /<(script|style)\b[^>]*>[^<]*(?:<(?!\/\1>)[^<]*)*<\/\1>/g;

/**
 * Finds an element that browsers move elsewhere when they read a document, because it cannot be
 * where it is: a block in a paragraph, a link in a link, a row directly in a table.
 *
 * @param html - Markup in which every element is closed, as written by React.
 * @returns The start tags of the first such element and those around it, outermost first;
 *   `undefined` if there is none, or an element is not closed.
 */
export function unkeptNesting(html: string): string | undefined {
  const text = `<div>${html.replace(NO_MARKUP, '')}</div>`;
  const written = elementsAsWritten(text);
  if (written === undefined) return undefined;
  const read = elementsAsRead(raw({ type: 'root', children: [{ type: 'raw', value: text }] }));
  const lost = written.findIndex(({ name, depth }, index) => {
    const found = read[index];
    return found?.name !== name || found.depth !== depth;
  });
  return lost < 0 ? undefined : tagsAround(written, lost);
}

interface ElementPlace {
  readonly name: string;
  /** Number of elements around it. */
  readonly depth: number;
}

interface WrittenElement extends ElementPlace {
  readonly classes: string | undefined;
}

/** The elements of a text in document order; `undefined` if one is not closed. */
function elementsAsWritten(text: string): WrittenElement[] | undefined {
  const elements: WrittenElement[] = [];
  let depth = 0;
  let isComplete = true;
  let closesItself = false;
  const parser = new Parser(
    {
      onopentag(name, { class: classes }) {
        elements.push({ name: name.toLowerCase(), depth, classes });
        depth++;
        closesItself = text[parser.endIndex - 1] === '/';
      },
      onclosetag(_, isImplied) {
        depth--;
        if (isImplied && !closesItself) isComplete = false;
        closesItself = false;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  return isComplete ? elements : undefined;
}

/** The elements of a tree in document order. */
function elementsAsRead(tree: Nodes): ElementPlace[] {
  const elements: ElementPlace[] = [];
  const left: { readonly node: Nodes; readonly depth: number }[] = [{ node: tree, depth: -1 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, depth } = next;
    if (node.type === 'element') elements.push({ name: node.tagName.toLowerCase(), depth });
    if (node.type !== 'element' && node.type !== 'root') continue;
    const inside = node.type === 'element' ? node.content : undefined;
    for (const child of (inside ?? node).children.toReversed()) {
      left.push({ node: child, depth: depth + 1 });
    }
  }
  return elements;
}

function tagsAround(elements: readonly WrittenElement[], index: number): string {
  const tags: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (let at = index; at > 0 && tags.length <= AROUND; at--) {
    const element = elements[at];
    if (element === undefined || element.depth >= depth) continue;
    depth = element.depth;
    const { name, classes } = element;
    tags.unshift(classes ? `<${name} class="${classes}">` : `<${name}>`);
  }
  return tags.join('');
}
