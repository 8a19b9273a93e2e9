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
   * Module that components are imported from, for a file that others import. Such a file is always
   * compiled to a module. Pages receive their components as an argument.
   */
  readonly componentsFrom?: string;
}

/** A compiled Markdown file. */
export interface CompiledMarkdown {
  readonly page: CompiledPage;
  /** Changes if the page or its program changes, or those of the files that it imports. */
  readonly hash: string;
  /** True if rendering depends on nothing but the page and the Markdown files that it imports. */
  readonly isPure: boolean;
  /** True for a page without JavaScript and components: rendering it runs no code of an author. */
  readonly isData: boolean;
  /**
   * The page's program with its diagrams drawn. For modules it resolves at once, because bundling
   * starts before all diagrams are drawn.
   */
  readonly drawn: Promise<DrawnPage>;
  /**
   * The page and all Markdown files that it imports, directly or indirectly, without duplicates.
   */
  readonly parts: readonly CompiledPage[];
  /**
   * Finds problems in the `graphql` fences of the page and of the Markdown files that it imports.
   * For an imported file, all importers get the same objects. This is separate because parsing the
   * schemas takes a while, and nothing else on the page depends on it.
   */
  readonly checkFences: () => Promise<readonly Diagnostic[]>;
}
