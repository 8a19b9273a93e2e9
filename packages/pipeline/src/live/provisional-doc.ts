import type { CompiledPage } from '@docgen/content/compiled-page';
import { EMPTY_PAGE } from '@docgen/content/empty-page';
import { headingText } from '@docgen/content/heading-text';
import type { SiteConfig } from '@docgen/core/config';
import { type CompiledDoc, compileDoc } from '../compile/compile-doc.ts';
import type { LocatedFile } from '../compile/locate-content.ts';

/**
 * The data about a page that is known without compiling it: its front matter, and the first heading
 * as its title. With it, a site can be planned before its pages are compiled.
 */
export async function provisionalDoc(
  located: LocatedFile,
  config: Pick<SiteConfig, 'content' | 'lastUpdated'>,
): Promise<CompiledDoc | undefined> {
  const { value } = await compileDoc(located, config, {
    page: async ({ source, frontMatter }) => {
      const title =
        frontMatter.data.title === undefined
          ? firstHeading(source.slice(frontMatter.bodyStart))
          : undefined;
      const page: CompiledPage = { ...EMPTY_PAGE, title, ownTitle: title !== undefined };
      const drawn = Promise.resolve({ hash: '', code: () => page.code });
      return {
        value: {
          ...{ page, hash: '', isData: true, isPure: false, drawn, parts: [] },
          checkFences: async () => [],
        },
        diagnostics: [],
      };
    },
  });
  return value;
}

/**
 * The text of the first heading of level 1, without parsing Markdown. The exact title is known once
 * the page is compiled.
 */
export function firstHeading(text: string): string | undefined {
  let fence: string | undefined;
  // One line at a time, as most pages begin with their heading.
  for (const [line] of text.matchAll(/[^\n]+/g)) {
    const [, marks] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (marks !== undefined && (fence === undefined || marks.startsWith(fence))) {
      fence = fence === undefined ? marks : undefined;
    }
    const [, heading] = /^ {0,3}#[ \t]+(.+)/.exec(line) ?? [];
    if (fence === undefined && heading !== undefined) return headingText(heading);
  }
  return undefined;
}
