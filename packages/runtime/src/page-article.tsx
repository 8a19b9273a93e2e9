import type { ComponentType } from 'react';
import type { ArticleModule } from './route-chunk.ts';
import { useSite } from './site-context.ts';
import type { ArticleTheme, MdxComponents } from './theme.ts';

/** A compiled MDX file or a React page. */
export type PageContent = ComponentType<{
  readonly components?: MdxComponents;
  /** The part of the configuration that React pages of Docusaurus receive. */
  readonly config?: {
    readonly title: string;
    readonly tagline?: string;
    readonly url: string;
    readonly baseUrl: string;
  };
}>;

/**
 * Creates the article of an authored page. Called for every page on the server, and in the browser
 * by the generated module of an interactive page.
 *
 * @param content - Default export of the page's source.
 * @param file - Source file of the page, for the message.
 * @throws Error if the source has no default export.
 */
export function pageArticle(
  content: PageContent | undefined,
  theme: ArticleTheme,
  file: string,
): ArticleModule['default'] {
  if (typeof content !== 'function') {
    throw new Error(`The page component at ${file} doesn't have a default export`);
  }
  const Content = content;
  const components = { ...theme.mdxComponents, ...theme.interactiveComponents };
  return ({ page }) => {
    const { title, tagline, url, basePath } = useSite();
    return (
      <theme.DocArticle page={page}>
        <Content components={components} config={{ title, tagline, url, baseUrl: basePath }} />
      </theme.DocArticle>
    );
  };
}
