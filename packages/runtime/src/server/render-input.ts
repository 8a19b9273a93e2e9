import { invariant } from '@docgen/core/basics/invariant';
import type { StylesheetConfig } from '@docgen/core/config';
import type { Card } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { VisibleItem } from '@docgen/core/sidebars/visible-sidebar';
import type { TextDirection } from '@docgen/core/strings/text-direction';
import type { MarkdownRenderer } from '../markdown-context.ts';
import type { DrawCode } from '../page-data.ts';
import type { ArticleModule } from '../route-chunk.ts';
import type { ClientConfig } from '../site-context.ts';
import type { ArticleTheme, PageMeta, PagesTheme, ShellTheme } from '../theme.ts';
import type { PageAssets, PageImage } from './html-document.ts';

/** The three modules of a theme. */
export interface Theme {
  readonly shell: ShellTheme;
  readonly article: ArticleTheme;
  readonly pages: PagesTheme;
}

/** Data that all pages of a build share. */
export interface RenderContext {
  readonly config: ClientConfig;
  readonly direction: TextDirection;
  readonly theme: Theme;
  /**
   * Whether pages share their frames if the theme allows it. False if parts of the theme are the
   * site's.
   */
  readonly sharesFrames: boolean;
  readonly assets: PageAssets;
  readonly favicon?: string | undefined;
  readonly stylesheets: readonly StylesheetConfig[];
  /** The content security policy, if pages declare it themselves. */
  readonly policy?: string | undefined;
  readonly markdown: MarkdownRenderer;
  /** Highlights the code of `<CodeBlock>`. */
  readonly drawCode: DrawCode;
  readonly schemas: ReadonlyMap<string, SchemaModel>;
  /** Heading levels that the table of contents shows. */
  readonly tocLevels: { readonly minLevel: number; readonly maxLevel: number };
}

export interface RenderInput {
  readonly route: Route;
  /** The visible part of the page's sidebar. */
  readonly sidebar?: readonly VisibleItem[] | undefined;
  /** The article of an authored page. */
  readonly article?: ArticleModule['default'] | undefined;
  /** Address of the article's browser module, for a page whose components run in the browser. */
  readonly module?: string | undefined;
  /** Computes the cards of the pages beside this one. */
  readonly cards?: () => readonly Card[];
  /** The version of the documentation that the page belongs to, and its links to all versions. */
  readonly version?: string | undefined;
  readonly versions?: PageMeta['versions'];
  /** Stylesheets that this page needs in addition to the site's. */
  readonly stylesheets?: readonly StylesheetConfig[];
  /** Address of the module that draws diagrams in the browser, if any page may need it. */
  readonly diagrams?: string | undefined;
  /** The page's image for link previews. */
  readonly image?: PageImage | undefined;
}

/** The model of a schema that a page of the site belongs to. */
export function schemaOf(context: RenderContext, id: string): SchemaModel {
  const schema = context.schemas.get(id);
  invariant(schema !== undefined, `no schema ${id}`);
  return schema;
}
