import { remember } from '@docgen/core/basics/remember';
import { type Box, pointsBox, union } from '../dom/box.ts';
import type { Layout, VirtualElement } from '../dom/virtual-dom.ts';
import { type Cascade, createCascade } from '../style/cascade.ts';
import { length, numbersOf } from '../style/length.ts';
import { REFERENCED } from '../style/shape.ts';
import { parsePath, pathBox } from './path-data.ts';
import { layOutText, textBox } from './text-layout.ts';
import { IDENTITY, type Matrix, multiply, parseTransform, transformBox } from './transform.ts';

const TEXT_PROPERTIES = new Set([
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'alignment-baseline',
  'white-space',
  'display',
]);

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Cached, because each group around a path requests its box, too. */
const boxOfPath = remember((data) => pathBox(parsePath(data)));

/**
 * Size of the boxes that mermaid puts at the turns of a line that leads back to its own box, in
 * pixels.
 */
const DOT = 0.1;

/** Elements that are not drawn at their own place. */
const NOT_DRAWN = new Set([...REFERENCED, 'defs', 'style', 'title', 'desc']);

/**
 * Creates the layout for a document that mermaid draws in. Boxes of shapes are exact; boxes of
 * texts are based on font metrics and the diagram's own stylesheet.
 *
 * @param onStyles - Receives the text of a stylesheet when it is set.
 */
export function createLayout(onStyles: (css: string) => void): Layout {
  const cascadeOf = remember((css) => createCascade(css, TEXT_PROPERTIES));
  let cascade = cascadeOf('');
  return {
    box: (element) => boxOf(element, remembered(cascade)) ?? NOTHING,
    pageBox: (element) => pageBoxOf(element, remembered(cascade)),
    textLength(element) {
      return layOutText(element, remembered(cascade)).reduce((sum, run) => sum + run.width, 0);
    },
    styled(css) {
      cascade = cascadeOf(css);
      onStyles(css);
    },
  };
}

/**
 * Caches declarations while the document does not change: the texts of a group inherit from the
 * same elements.
 */
function remembered({ declared }: Cascade): Cascade {
  return { declared: remember((element: VirtualElement) => declared(element), Infinity) };
}

/** The element's box in the coordinates of the outermost element. */
export function pageBoxOf(element: VirtualElement, cascade: Cascade): Box {
  return transformBox(boxOf(element, cascade) ?? NOTHING, matrixToPage(element));
}

/**
 * The element's box in its own coordinates; `undefined` if it draws nothing.
 *
 * @param cascade - Has to know the properties that the size of text depends on.
 */
export function boxOf(element: VirtualElement, cascade: Cascade): Box | undefined {
  const number = (name: string): number => length(element.getAttribute(name));
  switch (element.localName) {
    case 'text':
    case 'tspan':
    case 'textPath':
      return textBox(element, cascade);
    case 'rect':
    case 'image':
    case 'foreignObject':
      return number('width') > DOT && number('height') > DOT
        ? { x: number('x'), y: number('y'), width: number('width'), height: number('height') }
        : undefined;
    case 'circle':
      return roundBox(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return roundBox(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return pointsBox([number('x1'), number('y1'), number('x2'), number('y2')]);
    case 'polygon':
    case 'polyline':
      return pointsBox(numbersOf(element.getAttribute('points') ?? ''));
    case 'path':
      return boxOfPath(element.getAttribute('d') ?? '');
    default:
      return union(
        element.childNodes.map((child) => {
          if (child.nodeType === 3 || NOT_DRAWN.has(child.localName) || isHidden(child))
            return undefined;
          const box = boxOf(child, cascade);
          if (box === undefined) return undefined;
          const matrix = ownMatrix(child);
          return matrix === IDENTITY ? box : transformBox(box, matrix);
        }),
      );
  }
}

function isHidden(element: VirtualElement): boolean {
  if (element.getAttribute('display') === 'none') return true;
  const style = element.getAttribute('style');
  return (
    style?.includes('display') === true && element.style.getPropertyValue('display') === 'none'
  );
}

/** Transform from an element's own coordinates to its parent's. */
function ownMatrix(element: VirtualElement): Matrix {
  const transform = element.getAttribute('transform');
  const matrix = transform === null ? IDENTITY : parseTransform(transform);
  if (element.localName !== 'svg') return matrix;
  // A nested svg element is moved by its x and y.
  const [x, y] = [length(element.getAttribute('x')), length(element.getAttribute('y'))];
  return multiply(matrix, [1, 0, 0, 1, x, y]);
}

function matrixToPage(element: VirtualElement): Matrix {
  const matrix = ownMatrix(element);
  return element.parentNode === null ? matrix : multiply(matrixToPage(element.parentNode), matrix);
}

function roundBox(cx: number, cy: number, rx: number, ry: number): Box | undefined {
  return rx > 0 && ry > 0 ? { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry } : undefined;
}
