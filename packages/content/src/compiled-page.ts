import type { Place } from '@docgen/core/diagnostic';
import type { Heading } from '@docgen/core/heading';
import type { SourceLink } from '@docgen/core/source-link';
import type { PageComponent } from './program/page-components.ts';
import type { PageImport } from './program/page-imports.ts';

/** A page of Markdown or MDX as a program, and what is to know about it. */
export interface CompiledPage {
  /**
   * What makes the page's component. For a page that holds no JavaScript it is data, see
   * `staticProgram`; for another one without imports the body of a function, see `evaluatePage`;
   * for one with imports, or where that was asked for, it is an ES module whose default export is
   * the component, which the bundler has to see.
   */
  readonly code: string;
  /** Modules that the page imports. */
  readonly imports: readonly PageImport[];
  /** True when `code` is an ES module. */
  readonly module: boolean;
  /** Components that the page uses without importing or defining them, such as `Tabs`. */
  readonly components: readonly PageComponent[];
  /** True when the page's own code handles events or has state, so that it has to run in the browser. */
  readonly behaviour: boolean;
  /** True when the page's own code can look at nothing but the page: always the same comes of it. */
  readonly pure: boolean;
  /** The code blocks of the page, for checks of what is in them. */
  readonly codeBlocks: readonly PageCode[];
  /** All headings that have an id, levels 1 to 6, in the order of the page. */
  readonly headings: readonly Heading[];
  /** Text of the first first-level heading. */
  readonly title?: string;
  /** True when the page's own headings begin with one of the first level: its title is not drawn above. */
  readonly ownTitle: boolean;
  /** Text of the first paragraph, for a page whose front matter has no description. */
  readonly description?: string;
  /** Every address in the page with the place it is written at. */
  readonly links: readonly SourceLink[];
  /** True when the page holds a formula, which needs KaTeX's stylesheet. */
  readonly usesMath: boolean;
  /** What the formulas' `style` attributes said: declarations, each once. See `formulaStylesheet`. */
  readonly formulaStyles: readonly string[];
  /** The page's diagrams; `code` holds their marks until `placeDiagrams` puts the drawings there. */
  readonly diagrams: readonly PageDiagram[];
  /**
   * Finds what of the page stands at a position of `code`. Compiles the page a second time, so it
   * is for errors only; `undefined` for what the compiler added.
   */
  readonly locate: (position: Position) => Promise<Position | undefined>;
}

/** A position in a text; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A code block as written. */
export interface PageCode {
  /** Name behind the fence; empty without one. */
  readonly language: string;
  /** Words and `key=value` pairs behind the language. */
  readonly meta: string;
  readonly code: string;
  /** Where the code starts: the line below the fence, column 1. */
  readonly place: Place;
}

/** A diagram as written. */
export interface PageDiagram {
  /** What stands for the drawing in the page's program. */
  readonly mark: string;
  /** Text of the diagram. */
  readonly source: string;
  /** Where the text starts: the line below the fence. */
  readonly place: Place & { readonly line: number };
}
