/** Files at the root of the output that docgen writes for machines. */
export const GENERATED_FILES = ['sitemap.xml', 'robots.txt', 'llms.txt', 'llms-full.txt'] as const;

export type GeneratedFile = (typeof GENERATED_FILES)[number];

/**
 * The rule of them all: a static file of the same name takes the place of the generated one. It is
 * the only case in which two may want one path of the output.
 *
 * @param statics - The static files.
 * @returns Those that docgen writes.
 */
export function generatedFiles(
  statics: readonly { readonly path: string }[],
): ReadonlySet<GeneratedFile> {
  const own = new Set(statics.map(({ path }) => path));
  return new Set(GENERATED_FILES.filter((path) => !own.has(path)));
}
