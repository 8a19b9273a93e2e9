import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import { readSource } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import { type PublishedAddress, publishedAddresses } from '@docgen/links/published-addresses';

/**
 * Reads sitemaps of the published site.
 *
 * @param paths - Absolute paths.
 * @returns Their addresses; places are relative to the project folder.
 */
export async function readPublished(
  paths: readonly string[],
  projectDir: string,
  report: Report,
): Promise<Checked<readonly PublishedAddress[]>> {
  const read = await Promise.all(
    paths.map(async (path): Promise<Checked<readonly PublishedAddress[]>> => {
      const file = relativePath(projectDir, path);
      const { value: text, diagnostics } = await readSource(path, file);
      return text === undefined ? { value: [], diagnostics } : publishedAddresses(text, file);
    }),
  );
  const value = read.flatMap((sitemap) => sitemap.value);
  report(counted(value.length, 'address', 'addresses'));
  return {
    value,
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}
