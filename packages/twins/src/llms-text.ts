import { hrefOfPath, urlOfHref } from '@docgen/core/addresses/address';
import { markdownPath } from '@docgen/core/addresses/markdown-path';
import type { SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import { oneLine } from '@docgen/core/strings/one-line';
import type { WithTexts } from '@docgen/core/texts/texts';
import { escapeMarkdown } from './markdown/escape-markdown.ts';
import { joinBlocks } from './markdown/join-blocks.ts';
import { markdownText } from './markdown/markdown-text.ts';
import type { NavigationSection } from './navigation.ts';
import { markdownUrl } from './twin-site.ts';

type Config = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'basePath' | 'texts'>;

/** `llms.txt` (https://llmstxt.org): links to all pages, in the order of the navigation. */
export function llmsText(sections: readonly NavigationSection[], config: Config): string {
  const full = urlOfHref(hrefOfPath('llms-full.txt', config), config);
  const text = joinBlocks(
    ...header(config),
    markdownText(config, 'All pages in one file: {0}', `<${full}>`),
    ...sections.map(({ title, routes }) => {
      const links = routes.map((route) => pageLink(route, config)).join('\n');
      return `## ${escapeMarkdown(title)}\n\n${links}`;
    }),
  );
  return `${text}\n`;
}

/** The start of `llms-full.txt`. */
export function llmsFullHeader(config: Config): string {
  return `${joinBlocks(...header(config))}\n`;
}

/** The text before each page in `llms-full.txt`: a separator and the URL of the page. */
export function llmsFullSeparator(url: string, site: WithTexts): string {
  return `\n---\n\n${markdownText(site, 'Source: {0}', `<${url}>`)}\n\n`;
}

function header({ title, tagline }: Config): string[] {
  return [`# ${escapeMarkdown(title)}`, tagline === '' ? '' : `> ${escapeMarkdown(tagline)}`];
}

function pageLink(route: Route, config: Config): string {
  const { page } = route;
  const isDeprecated = page.kind === 'schema' && page.entry?.deprecated !== undefined;
  const description = 'description' in page ? page.description : undefined;
  const notes = [...(isDeprecated ? ['Deprecated.'] : []), description ?? ''].join(' ');
  const url = markdownUrl(urlOfHref(hrefOfPath(markdownPath(route) ?? '', config), config));
  const link = `- [${escapeMarkdown(page.title)}](${url})`;
  return notes === '' ? link : `${link}: ${escapeMarkdown(oneLine(notes))}`;
}
