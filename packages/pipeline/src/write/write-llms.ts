import { canonicalUrl } from '@docgen/core/address';
import type { SiteConfig } from '@docgen/core/config';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Site } from '@docgen/core/site';
import { llmsFullHeader, llmsFullSeparator, llmsText } from '@docgen/twins/llms-text';
import { navigationSections } from '@docgen/twins/navigation';
import type { GeneratedFile } from './generated-files.ts';
import type { OutputStage } from './output-stage.ts';

/**
 * Adds `llms.txt` and `llms-full.txt`. The pages' Markdown twins have to be in the stage already.
 *
 * @param wanted - What docgen writes, see `generatedFiles`.
 */
export async function writeLlms(
  site: Site,
  config: SiteConfig,
  stage: OutputStage,
  wanted: ReadonlySet<GeneratedFile>,
): Promise<void> {
  const sections = navigationSections(site, config);
  if (wanted.has('llms.txt')) await stage.write('llms.txt', llmsText(sections, config));
  if (!wanted.has('llms-full.txt')) return;
  const twins = sections
    .flatMap(({ routes }) => routes)
    .flatMap((route) => {
      const path = markdownPath(route);
      const before = llmsFullSeparator(canonicalUrl(route.path, config));
      return path === undefined || !stage.files.has(path) ? [] : [{ before, path }];
    });
  await stage.concatenate('llms-full.txt', llmsFullHeader(config), twins);
}
