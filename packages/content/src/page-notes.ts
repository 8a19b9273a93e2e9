import { invariant } from '@docgen/core/basics/invariant';
import type { Heading } from '@docgen/core/heading';
import type { SourceLink } from '@docgen/core/sources/source-link';
import type { VFile } from 'vfile';
import type { LinkType } from './code/highlight.ts';
import type { PageCode, PageDiagram } from './compiled-page.ts';
import type { ResolveLink } from './links/resolve-links.ts';
import type { PageVariable } from './program/page-variables.ts';
import type { Report } from './report.ts';

declare module 'vfile' {
  interface DataMap {
    page: PageNotes;
  }
}

/** Inputs of the plugins for one page. */
export interface PageContext {
  readonly resolveLink: ResolveLink;
  readonly linkType?: LinkType | undefined;
  readonly frontMatter: object;
  readonly report: Report;
}

/** Inputs of the plugins for one page, and their findings. */
export interface PageNotes extends PageContext {
  /** Headings of the Markdown files that the page imports, by the name of the component. */
  readonly headingsInside: Map<string, readonly Heading[]>;
  /**
   * The programs of those Markdown files that need no code, by the name of the component. Empty if
   * the page imports anything else.
   */
  readonly staticPartials: Map<string, string>;
  /** The page as data, if it is imported by others and needs no code; see `staticProgram`. */
  staticProgram: string | undefined;
  /** Variables that the page's code may refer to without defining them. */
  variables: ReadonlySet<PageVariable>;
  readonly headings: Heading[];
  readonly links: SourceLink[];
  readonly codeBlocks: PageCode[];
  readonly diagrams: PageDiagram[];
  /** Text of the first paragraph. */
  description: string | undefined;
  usesMath: boolean;
  readonly formulaStyles: Set<string>;
}

/** Notes without findings. */
export function createPageNotes(context: PageContext): PageNotes {
  return {
    ...context,
    headingsInside: new Map(),
    staticPartials: new Map(),
    staticProgram: undefined,
    variables: new Set(),
    headings: [],
    links: [],
    codeBlocks: [],
    diagrams: [],
    description: undefined,
    usesMath: false,
    formulaStyles: new Set(),
  };
}

/**
 * The notes of the page that a plugin processes.
 *
 * @throws If the file carries none.
 */
export function pageNotes(file: VFile): PageNotes {
  const { page } = file.data;
  invariant(page !== undefined, 'a page is compiled with its notes');
  return page;
}
