/** Files at the root of the output that docgen generates for machines. */
const GENERATED_FILES = ['sitemap.xml', 'robots.txt', 'llms.txt', 'llms-full.txt'] as const;

/** File in which hosts such as Netlify and Cloudflare Pages look for headers. */
export const HEADERS_FILE = '_headers';

export type GeneratedFile = (typeof GENERATED_FILES)[number];

/**
 * A static file of the same name replaces a generated file. This is the only case in which two
 * files may have the same output path.
 *
 * @param statics - The static files.
 * @returns The files that docgen generates.
 */
export function generatedFiles(
  statics: readonly { readonly path: string }[],
): ReadonlySet<GeneratedFile> {
  const own = new Set(statics.map(({ path }) => path));
  return new Set(GENERATED_FILES.filter((path) => !own.has(path)));
}
