import type { CompiledPage } from '@docgen/content/compiled-page';
import type { FrontMatterResult } from '@docgen/content/front-matter/front-matter';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { DrawnPage } from '@docgen/diagrams/diagrams';

/** A Markdown file to compile. */
export interface MarkdownFile {
  /** Path relative to the project folder. */
  readonly file: string;
  readonly source: string;
  readonly frontMatter: FrontMatterResult;
  readonly route: string;
  /**
   * The module that its components come from, for a file that others import: it is then a module in
   * any case. A page is handed its components.
   */
  readonly componentsFrom?: string;
}

/** A Markdown file, compiled. */
export interface CompiledMarkdown {
  readonly page: CompiledPage;
  /** Changes with the page and its program, and with those of the files that it imports. */
  readonly hash: string;
  /** True when rendering it can look at nothing but the page and the Markdown files that it imports. */
  readonly isPure: boolean;
  /** True for a page that holds no JavaScript and no components: nobody's code runs when it is rendered. */
  readonly isData: boolean;
  /**
   * The page's program with its diagrams drawn. Modules are for the bundler, which comes
   * before all diagrams are drawn: they are complete at once.
   */
  readonly drawn: Promise<DrawnPage>;
  /** The page, and the Markdown files that it imports and that those import, each once. */
  readonly parts: readonly CompiledPage[];
  /**
   * Finds what is wrong with the `graphql` fences of the page and of the Markdown files that it
   * imports: the same objects for a file however many import it. What they are held against takes a
   * while to make, and nothing else on the page depends on it.
   */
  readonly checkFences: () => Promise<readonly Diagnostic[]>;
}
