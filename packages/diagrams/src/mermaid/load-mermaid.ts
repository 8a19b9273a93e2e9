import { compileFunction } from 'node:vm';
import { rememberIn } from '@docgen/core/basics/remember';
import { type Layout, VirtualDocument, VirtualElement } from '../dom/virtual-dom.ts';
import { MERMAID_ENTRY, type MermaidScripts } from './mermaid-scripts.ts';
import { nodesOfRanks } from './nodes-of-ranks.ts';
import { sanitizeLabel } from './sanitize-label.ts';
import { splitWord } from './split-word.ts';

/** The part of mermaid's interface that is used here. */
export interface Mermaid {
  initialize(config: Readonly<Record<string, unknown>>): void;
  /** Rejects if the source has a mistake. */
  parse(source: string): Promise<unknown>;
  /** Passes the drawing to `MermaidOptions.drawn`. */
  render(id: string, source: string): Promise<{ diagramType: string }>;
}

export interface MermaidOptions {
  readonly layout: Layout;
  readonly scripts: MermaidScripts;
  /** Called with mermaid's drawing; `null` if there is none. */
  readonly drawn: (svg: VirtualElement | null) => void;
}

/** A separate instance of mermaid with the document that it draws in. */
export interface MermaidInstance {
  readonly mermaid: Mermaid;
  readonly document: VirtualDocument;
  /** Resets the sequence of random numbers, so that a diagram is drawn the same way every time. */
  resetRandom(): void;
}

/**
 * Loads mermaid. What only some kinds of diagram need, two thirds of it, is loaded when it is
 * needed. Its scripts are functions whose parameters shadow the globals that they use. Mermaid takes
 * them for a browser's, and the process's own globals remain unchanged. (A `vm` context would isolate
 * as well, but looking up globals in one is so slow that drawing takes twice as long.)
 */
export function loadMermaid({ layout, scripts, drawn }: MermaidOptions): MermaidInstance {
  const document = new VirtualDocument(layout);
  let seed = 1;
  const resetRandom = (): void => {
    seed = 1;
  };
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const modules = new Map<string, object>();
  const module = (name: string): object =>
    rememberIn(modules, name, () => run(name), Number.POSITIVE_INFINITY);
  const later = async (name: string): Promise<object> => module(name);
  const window = browserGlobals(document, random, { ...helpers(drawn), module, later });
  const names = Object.keys(window);
  const globals = Object.values(window);
  const run = (name: string): object =>
    compileFunction(scripts(name), names, { filename: `${name}.js` })(...globals);
  const { default: mermaid } = module(MERMAID_ENTRY) as { readonly default: Mermaid };
  return { mermaid, document, resetRandom };
}

/** Functions that the patched modules call, see `patch-mermaid.ts`. */
function helpers(drawn: MermaidOptions['drawn']): object {
  return {
    drawn: (parent: VirtualElement) => drawn(parent.querySelector('svg')),
    isEmpty: (value: object) => !Array.isArray(value) && Object.keys(value).length === 0,
    copy,
    nodesOfRanks,
    rememberTheme,
    splitWord,
    sanitize(dirty: string): string {
      // An icon is a drawing, which is filtered by an allow-list later.
      return dirty.startsWith('<svg') ? dirty : sanitizeLabel(dirty);
    },
    name: (target: object, value: string) =>
      Object.defineProperty(target, 'name', { value, configurable: true }),
    edgeLine(edge: CytoscapeEdge): Record<string, number> {
      const [start, end] = [edge.source().position(), edge.target().position()];
      return {
        startX: start.x,
        startY: start.y,
        midX: (start.x + end.x) / 2,
        midY: (start.y + end.y) / 2,
        endX: end.x,
        endY: end.y,
      };
    },
  };
}

/** Maximum number of theme settings whose colours are kept. */
const MOST_THEMES = 50;

/**
 * Computes the colours for the settings of a theme once. Returns copies, because callers may change
 * them.
 */
function rememberTheme(make: (settings: unknown) => object): (settings: unknown) => unknown {
  const known = new Map<string | undefined, object>();
  return (settings) => {
    // A setting with the value `undefined` counts as set.
    const key = JSON.stringify(settings, (_, value) => (value === undefined ? '\0' : value));
    return copy(
      rememberIn(known, key, () => make(copy(settings, 3)), MOST_THEMES),
      3,
    );
  };
}

/** A copy down to a depth. Values below it are shared. */
function copy(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [...value];
  const result: Record<string, unknown> = { ...value };
  for (const key in result) {
    if (typeof result[key] === 'object') result[key] = copy(result[key], depth - 1);
  }
  return result;
}

interface CytoscapeEdge {
  source(): CytoscapeNode;
  target(): CytoscapeNode;
}

interface CytoscapeNode {
  position(): { readonly x: number; readonly y: number };
}

function browserGlobals(
  document: VirtualDocument,
  random: () => number,
  docgen: object,
): Record<string, unknown> {
  const window: Record<string, unknown> = {
    document,
    docgen,
    navigator: { userAgent: '', language: 'en' },
    screen: { availWidth: 1024, availHeight: 768, width: 1024, height: 768 },
    location: { href: '', protocol: '', host: '', pathname: '', search: '' },
    Math: Object.create(Math, { random: { value: random, writable: true } }),
    Element: VirtualElement,
    SVGElement: VirtualElement,
    SVGGraphicsElement: VirtualElement,
    // Nothing that mermaid draws is HTML, and without these, DOMPurify does nothing. The SVG is
    // filtered when it is written.
    HTMLElement: class {},
    Node: class {},
    DOMParser: undefined,
    CSSStyleSheet: StyleSheet,
    CSS: {
      escape: (name: string) => name.replace(/[^\w-]/g, '\\$&'),
      supports: (property: string, value: string) => property === 'color' && isColor(value),
    },
    getComputedStyle: () => ({ getPropertyValue: () => '', fontSize: '16px' }),
    // Only animations request frames, and there are none.
    requestAnimationFrame: () => 0,
    addEventListener() {},
    removeEventListener() {},
    console: silent,
    // Globals of Node that UMD parts of mermaid would otherwise find.
    process: undefined,
    module: undefined,
    exports: undefined,
    define: undefined,
  };
  for (const name of ['window', 'self', 'globalThis', 'global']) window[name] = window;
  document.defaultView = window;
  return window;
}

const silent = Object.fromEntries(
  ['log', 'info', 'warn', 'error', 'debug', 'trace'].map((name) => [name, () => {}]),
);

/** Collects rules as text, because mermaid only joins them again. */
class StyleSheet {
  readonly cssRules: StyleRule[] = [];

  insertRule(text: string, index = 0): number {
    this.cssRules.splice(index, 0, new StyleRule(text));
    return index;
  }

  replaceSync(text: string): void {
    this.cssRules.splice(0, this.cssRules.length, new StyleRule(text));
  }
}

class StyleRule {
  readonly #text: string;
  readonly #added: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  readonly style = {
    setProperty: (name: string, value: string): void => {
      this.#added.push(`${name}:${value};`);
    },
    length: 1,
  };

  get cssText(): string {
    return this.#added.length === 0
      ? this.#text
      : this.#text.replace(/\}\s*$/, `${this.#added.join('')}}`);
  }
}

function isColor(value: string): boolean {
  return /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\)|[a-z]+)$/i.test(value.trim());
}
