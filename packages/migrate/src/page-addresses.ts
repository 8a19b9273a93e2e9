import { join } from 'node:path';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import type { ContentConfig } from '@docgen/core/config';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { readSource } from '@docgen/files/read-source';
import { docAddress } from '@docgen/site/docs/doc-address';
import { type PageRules, pageFilter } from '@docgen/site/docs/page-filter';
import { projectFiles } from './read-project-file.ts';
import { withoutSpaces } from './without-spaces.ts';

/** The address of a page, determined without compiling it. */
export interface PageAddress {
  /** Id of its content root. */
  readonly content: string;
  /** Path below the content root. */
  readonly path: string;
  readonly id: string;
  /** In the notation of configurations: white space is percent-encoded. */
  readonly route: string;
  /** From the front matter, or the first heading. */
  readonly title?: string;
  /** Position in the sidebar, from the front matter. */
  readonly position?: number;
  /** Set if its front matter has tags. */
  readonly isTagged?: true;
}

/**
 * Ids and routes of all pages of content roots, without partials and drafts. An unreadable folder
 * has no pages, and the valid keys of invalid front matter count: builds report the errors.
 *
 * @param projectDir - Absolute path of the project folder.
 * @returns In the order of the content roots, then by path.
 */
export async function pageAddresses(
  content: readonly (PageRules & Pick<ContentConfig, 'id' | 'path' | 'route' | 'numberPrefixes'>)[],
  projectDir: string,
): Promise<PageAddress[]> {
  const pages: PageAddress[] = [];
  for (const root of content) {
    const { id, path: folder, route = '/' } = root;
    const paths = await projectFiles(join(projectDir, folder));
    for (const path of paths.filter(pageFilter(root))) {
      const file = join(projectDir, folder, path);
      const text = isMarkdownFile(path) ? ((await readSource(file, path)).value ?? '') : '';
      const { data, bodyStart } = readFrontMatter(path, text).value;
      if (data.draft) continue;
      const numberPrefixes = data.parse_number_prefixes === false ? 'keep' : root.numberPrefixes;
      const address = docAddress(route, path, { id: data.id, slug: data.slug, numberPrefixes });
      pages.push({
        content: id,
        path,
        id: address.id,
        route: withoutSpaces(address.route),
        title: data.title ?? firstHeading(text.slice(bodyStart)),
        position: data.sidebar_position,
        ...(data.tags?.length ? { isTagged: true } : {}),
      });
    }
  }
  return pages;
}

/** The heading at the start of a page if it is plain text, without its id. */
function firstHeading(text: string): string | undefined {
  const line = /^\s*# +(.+)/.exec(text)?.[1]?.trimEnd() ?? '';
  const title = line.replace(/\{#[^}]*\}$|\s#+$/, '').trimEnd();
  return title === '' || /[`*_[\]<>{}]/.test(title) ? undefined : title;
}
