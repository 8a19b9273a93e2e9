import { type FrontMatterResult, readFrontMatter } from '@docgen/content/front-matter/front-matter';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import type { Draft } from '@docgen/site/docs/doc';
import { type DocAddress, docAddress } from '@docgen/site/docs/doc-address';
import { routeCharacter } from '@docgen/site/docs/route-character';
import type { ContentFile } from '../read/read-content.ts';
import { frontMatterOf, type PageFrontMatter } from './page-front-matter.ts';

/** An authored file, with the data that follows from its path and front matter alone. */
export interface LocatedFile {
  readonly file: ContentFile;
  readonly frontMatter: PageFrontMatter;
  readonly address: DocAddress;
  /** Front matter as written; `undefined` for a React page. */
  readonly read: FrontMatterResult | undefined;
}

/** The authored files of a site. */
export interface LocatedContent {
  readonly pages: readonly LocatedFile[];
  readonly drafts: readonly Draft[];
}

/** Derives the addresses of the authored pages. */
export function locateContent(
  files: readonly ContentFile[],
  { content, drafts: areShown = false }: Pick<SiteConfig, 'content' | 'drafts'>,
): Checked<LocatedContent> {
  const diagnostics: Diagnostic[] = [];
  const roots = new Map(content.map((root) => [root.id, root]));
  const drafts: Draft[] = [];
  const pages = files.flatMap((file): LocatedFile[] => {
    const read = isMarkdownFile(file.path) ? readFrontMatter(file.file, file.source) : undefined;
    diagnostics.push(...(read?.diagnostics ?? []));
    const { route = '/', numberPrefixes } = roots.get(file.content) ?? {};
    const frontMatter = frontMatterOf(read?.value.data ?? {}, numberPrefixes, read?.value.placeOf);
    const { placement } = frontMatter;
    const address = docAddress(route, file.path, placement);
    if (placement.draft && !areShown) {
      drafts.push({ content: file.content, file: file.file, id: address.id });
      return [];
    }
    const unlinkable = routeCharacter(address.route, file.file);
    if (unlinkable === undefined) return [{ file, frontMatter, address, read: read?.value }];
    diagnostics.push({ ...unlinkable, source: file.source });
    return [];
  });
  return { value: { pages, drafts }, diagnostics };
}
