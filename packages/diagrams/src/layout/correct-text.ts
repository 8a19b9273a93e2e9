import type { Box } from '../dom/box.ts';
import type { VirtualElement } from '../dom/virtual-dom.ts';
import type { Cascade } from '../style/cascade.ts';
import { length } from '../style/length.ts';
import { boxOf, pageBoxOf } from './layout.ts';
import { parseTransform, transformBox } from './transform.ts';

/** The context of a text. */
interface Surroundings {
  /** Whether mermaid centers it by moving it left by half of its measured width. */
  readonly isMovedToCenter: boolean;
  readonly isInState: boolean;
  readonly isAtEdge: boolean;
  readonly isInMindMap: boolean;
}

const NOWHERE: Surroundings = {
  isMovedToCenter: false,
  isInState: false,
  isAtEdge: false,
  isInMindMap: false,
};

/**
 * Corrects, in place, mermaid's faults in text that is not HTML:
 *
 * - Text is measured wider than it will be, so text that is centered by its measured width has to
 *   be anchored at its middle instead.
 * - Numbers at the ends of an edge (`1..*`) are not centered correctly, and some are hidden by
 *   nodes.
 * - Labels of mind maps begin at the middle of their node.
 * - Labels of journeys are white or have the colour of their background, and do not wrap.
 */
export function correctTexts(svg: VirtualElement, cascade: Cascade): void {
  correctBelow(svg, surroundings(svg, NOWHERE), cascade);
  freeTerminals(svg, cascade);
}

function correctBelow(element: VirtualElement, around: Surroundings, cascade: Cascade): void {
  for (const child of element.childNodes) {
    if (child.nodeType === 3) continue;
    if (child.localName === 'text') correctText(child, around, cascade);
    correctBelow(child, surroundings(child, around), cascade);
  }
}

function surroundings(element: VirtualElement, around: Surroundings): Surroundings {
  const { classes } = element;
  if (classes.size === 0) return around;
  const isEntityLabel =
    classes.has('label') &&
    element.parentNode?.id.includes('-entity-') === true &&
    element.getAttribute('class')?.includes('attribute') !== true;
  return {
    isMovedToCenter:
      around.isMovedToCenter ||
      classes.has('cluster-label') ||
      classes.has('label-group') ||
      classes.has('annotation-group') ||
      (around.isInState && classes.has('label')) ||
      isEntityLabel,
    isInState: around.isInState || classes.has('statediagram-state'),
    isAtEdge: around.isAtEdge || classes.has('edgeTerminals'),
    isInMindMap: around.isInMindMap || classes.has('mindmap-node'),
  };
}

function correctText(text: VirtualElement, around: Surroundings, cascade: Cascade): void {
  if (around.isMovedToCenter) {
    const box = boxOf(text, cascade);
    if (box !== undefined) anchorAt(text, box.x + box.width / 2, cascade);
  } else if (around.isAtEdge) {
    centerAtTerminal(text, cascade);
  } else if (around.isInMindMap) {
    centerInNode(text, cascade);
  } else if (text.classes.has('task') || text.classes.has('journey-section')) {
    text.removeAttribute('class');
    text.removeAttribute('fill');
    wrapInBox(text, cascade);
  }
}

function anchorAt(text: VirtualElement, x: number, cascade: Cascade): void {
  if (/middle|end/.test(cascade.declared(text).get('text-anchor') ?? '')) return;
  text.setAttribute('text-anchor', 'middle');
  for (const line of [text, ...text.children])
    if (line.hasAttribute('x')) line.setAttribute('x', x);
}

/** Draws the numbers at the ends of edges after the nodes, and moves them off the nodes. */
function freeTerminals(svg: VirtualElement, cascade: Cascade): void {
  const terminals = svg.querySelectorAll('.edgeTerminals');
  const nodes = terminals.length === 0 ? [] : svg.querySelectorAll('.node');
  const boxes = nodes.map((node) => pageBoxOf(node, cascade));
  for (const terminal of terminals) {
    terminal.parentNode?.parentNode?.appendChild(terminal);
    const own = pageBoxOf(terminal, cascade);
    for (const box of boxes) {
      const [x, y] = wayOut(own, box);
      const transform = terminal.getAttribute('transform') ?? '';
      if (x !== 0 || y !== 0)
        terminal.setAttribute('transform', `translate(${x} ${y}) ${transform}`);
    }
  }
}

/** The shortest move that ends the overlap of a box with another one; `0, 0` if there is none. */
function wayOut(box: Box, other: Box): readonly [number, number] {
  const left = box.x + box.width - other.x;
  const right = other.x + other.width - box.x;
  const up = box.y + box.height - other.y;
  const down = other.y + other.height - box.y;
  const least = Math.min(left, right, up, down);
  if (least <= 0) return [0, 0];
  if (least === up || least === down) return [0, least === up ? -up : down];
  return [least === left ? -left : right, 0];
}

function centerAtTerminal(text: VirtualElement, cascade: Cascade): void {
  anchorAt(text, 0, cascade);
  for (const line of text.children) {
    line.setAttribute('y', '0');
    // Half the height of a capital letter below the middle.
    line.setAttribute('dy', '0.36em');
  }
  for (
    let group = text.parentNode;
    group !== null && !group.matches('.edgeTerminals');
    group = group.parentNode
  ) {
    group.removeAttribute('transform');
  }
}

function centerInNode(text: VirtualElement, cascade: Cascade): void {
  let label: VirtualElement | null = text;
  while (label !== null && !label.matches('.mindmap-node > *')) label = label.parentNode;
  const shape = label?.parentNode?.children.find((child) => child !== label);
  const box = shape && boxOf(shape, cascade);
  if (label === null || shape === undefined || box === undefined) return;
  const { x, width } = transformBox(box, parseTransform(shape.getAttribute('transform') ?? ''));
  const [, , , , labelX] = parseTransform(label.getAttribute('transform') ?? '');
  anchorAt(text, x + width / 2 - labelX, cascade);
}

/** Breaks a centered line into lines that fit its box. */
function wrapInBox(text: VirtualElement, cascade: Cascade): void {
  const [line, second] = text.children;
  const box = text.parentNode?.children.find((sibling) => sibling.localName === 'rect');
  if (line === undefined || second !== undefined || box === undefined) return;
  const room = length(box.getAttribute('width')) - 8;
  const lines: VirtualElement[] = [];
  for (const word of line.textContent.split(/\s+/)) {
    const last = lines.at(-1);
    const before = last?.textContent ?? '';
    if (last !== undefined) {
      last.textContent = `${before} ${word}`;
      if ((boxOf(text, cascade)?.width ?? 0) <= room) continue;
      last.textContent = before;
    }
    const next = line.cloneNode();
    next.textContent = word;
    lines.push(next);
    text.replaceChildren(next);
  }
  text.replaceChildren(...lines);
  for (const [index, next] of lines.entries()) {
    next.setAttribute('dy', `${index === 0 ? -(lines.length - 1) * 0.55 : 1.1}em`);
  }
}
