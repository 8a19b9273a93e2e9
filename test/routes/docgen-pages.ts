import { dirname } from 'node:path';
import { findConfig } from '@docgen/config/find-config';
import { loadConfig } from '@docgen/config/load-config';
import { createPageCompiler } from '@docgen/content/compile';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { compileDoc } from '@docgen/pipeline/compile/compile-doc';
import { locateContent } from '@docgen/pipeline/compile/locate-content';
import { readContent } from '@docgen/pipeline/read/read-content';

/** A page as docgen reads it. */
export interface DocgenPage {
  /** Id of its content root. */
  readonly content: string;
  /** Path below the content root. */
  readonly file: string;
  readonly route: string;
  readonly title: string;
}

/** A site as docgen reads it. */
export interface DocgenSite {
  readonly config: SiteConfig;
  /** Its Markdown pages. */
  readonly pages: readonly DocgenPage[];
}

/**
 * Reads a site as far as needed for the routes and titles of its Markdown pages. Nothing is
 * rendered, and errors in pages are ignored.
 *
 * @param folder - Absolute path of a folder with docgen's configuration.
 * @returns The diagnostics instead if the configuration cannot be loaded.
 */
export async function docgenPages(folder: string): Promise<DocgenSite | readonly Diagnostic[]> {
  const configFile = findConfig(folder);
  const { value: loaded, diagnostics } = await loadConfig(configFile);
  if (loaded === undefined) return diagnostics;
  const { config } = loaded;
  const { value: read } = await readContent(config, dirname(configFile));
  const { pages: all } = locateContent(read.files, config).value;
  const located = all.filter(({ read }) => read !== undefined);
  const compile = createPageCompiler(config);
  const pages = located.map(async (page) => {
    const compiled = await compileDoc(page, config, {
      page: async ({ file, source, frontMatter }) => {
        const resolveLink = (href: string) => ({ href });
        const { value } = await compile({ file, source, frontMatter, resolveLink });
        const drawn = Promise.resolve({ hash: '', code: () => '' });
        return {
          value: {
            ...{ page: value, hash: '', isData: true, isPure: true, drawn, parts: [] },
            checkFences: async () => [],
          },
          diagnostics: [],
        };
      },
    });
    const { content, path: file } = page.file;
    const title = compiled.value?.doc.page.title ?? '';
    return { content, file, route: page.address.route, title };
  });
  return { config, pages: await Promise.all(pages) };
}
