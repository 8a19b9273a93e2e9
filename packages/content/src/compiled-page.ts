import type { Place } from '@docgen/core/diagnostic';
import type { Heading } from '@docgen/core/heading';
import type { SourceLink } from '@docgen/core/sources/source-link';
import type { CodeFence } from './code/code-fence.ts';
import type { PageComponent } from './program/page-components.ts';
import type { PageImport } from './program/page-imports.ts';

/** A Markdown or MDX page compiled to a program, with its metadata. */
export interface CompiledPage {
  /**
   * The program of the page's component. For a page without JavaScript, which imports nothing but
   * such pages, it is data; see `staticProgram`. For a page with other imports or a top-level
   * `await`, or if `componentsFrom` is given, it is an ES module with the component as its default
   * export, which has to be bundled. For any other page, it is the body of a function; see
   * `evaluatePage`.
   */
  readonly code: string;
  /**
   * A page that others import, as data, if it uses neither JavaScript, components nor diagrams.
   */
  readonly staticProgram?: string | undefined;
  /** Modules that the page imports. */
  readonly imports: readonly PageImport[];
  /** True when `code` is an ES module. */
  readonly module: boolean;
  /** Components that the page uses without importing or defining them, such as `Tabs`. */
  readonly components: readonly PageComponent[];
  /**
   * True when the page's own code handles events or has state, so that it has to run in the
   * browser.
   */
  readonly behaviour: boolean;
  /**
   * True when the page's own code depends only on the page and on Markdown files that it imports,
   * so that it always gives the same result.
   */
  readonly pure: boolean;
  /** Code blocks of the page, for checks of their content. */
  readonly codeBlocks: readonly PageCode[];
  /** All headings that have an id, levels 1 to 6, in document order. */
  readonly headings: readonly Heading[];
  /** Text of the first level-1 heading, if the page begins with its title. */
  readonly title?: string;
  /**
   * True when the page's own headings, or those of a partial that it begins with, start at level 1.
   * The title is then not drawn above the text.
   */
  readonly ownTitle: boolean;
  /** Text of the first paragraph, for a page whose front matter has no description. */
  readonly description?: string;
  /** Every address in the page, with its place in the source. */
  readonly links: readonly SourceLink[];
  /** True when the page contains a formula, which needs KaTeX's stylesheet. */
  readonly usesMath: boolean;
  /**
   * Declarations from the `style` attributes of formulas, without duplicates. See
   * `formulaStylesheet`.
   */
  readonly formulaStyles: readonly string[];
  /**
   * Diagrams of the page. `code` contains their marks until `placeDiagrams` replaces them with
   * drawings.
   */
  readonly diagrams: readonly PageDiagram[];
  /**
   * Finds the position in the page for a position in `code`; `undefined` for code that the compiler
   * added. Compiles the page a second time, so it is for errors only.
   */
  readonly locate: (position: Position) => Promise<Position | undefined>;
  /**
   * The places where the page uses a component or one of its members, given its name, such as
   * `Chart` or `Chart.Line`. Parses the page again, so it is for errors only, as well.
   */
  readonly usesOf: (component: string) => Promise<readonly Place[]>;
}

/** A position in a text; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A code block of a page. */
export interface PageCode extends CodeFence {
  /** Where the code starts: column 1 of the line below the fence. */
  readonly place: Place;
}

/** A diagram as written. */
export interface PageDiagram {
  /** Placeholder for the drawing in the page's program. */
  readonly mark: string;
  /** Text of the diagram. */
  readonly source: string;
  /** The addresses of its links that are resolved to others: as written, and resolved. */
  readonly hrefs: readonly (readonly [written: string, href: string])[];
  /** Where the text starts: the line below the fence. */
  readonly place: Place & { readonly line: number };
}
