import { resolve } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import { docgenFolder } from './build-modules.ts';
import type { BundleInput } from './bundle-input.ts';
import { withoutAutomaticJsx } from './modules/automatic-jsx.ts';
import { PAGE } from './namespaces.ts';
import { isInPackage } from './resolve/package-of.ts';

/** A source map as esbuild writes it. */
interface SourceMapText {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
}

/**
 * The comment at the end of a script that contains its source map. Debuggers pass over code that is
 * not the site's, whose text is left out, and name compiled pages as such, because their lines are
 * not those of the page.
 *
 * @param map - A source map as JSON.
 * @param folder - Absolute path of the folder of the script.
 * @returns An empty text if the script has no code of the site.
 */
export function inlineMap(
  map: string,
  folder: string,
  { modules }: Pick<BundleInput, 'modules'>,
): string {
  const docgenDir = docgenFolder(modules);
  const { sources, sourcesContent, ...rest }: SourceMapText = JSON.parse(map);
  const isForeign = sources.map(
    (source) =>
      (/^docgen[\w-]*:/.test(source) && !source.startsWith(PAGE)) ||
      isInPackage(source) ||
      isWithin(resolve(folder, source), docgenDir),
  );
  if (!isForeign.includes(false)) return '';
  const own = {
    ...rest,
    sources: sources.map((source) =>
      source.startsWith(PAGE) ? `${source.slice(PAGE.length)} (compiled)` : source,
    ),
    sourcesContent: sourcesContent.map((text, index) =>
      isForeign[index] ? null : text && withoutAutomaticJsx(text),
    ),
    ignoreList: [...isForeign.keys()].filter((index) => isForeign[index]),
  };
  const encoded = Buffer.from(JSON.stringify(own)).toString('base64');
  return `\n//# sourceMappingURL=data:application/json;base64,${encoded}\n`;
}
