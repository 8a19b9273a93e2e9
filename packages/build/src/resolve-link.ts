import { posix } from 'node:path';
import { type HrefStyle, hrefOfRoute, isExternal, joinRoute } from '@docgen/core/url';

/** Turns an address as an author wrote it into one for HTML. */
export type ResolveLink = (written: string) => string;

/** What addresses can refer to. */
export interface LinkTargets {
  readonly style: HrefStyle;
  /** Routes of authored pages by source file, relative to the project folder. */
  readonly routeOfFile: ReadonlyMap<string, string>;
}

/**
 * The resolver of one page. Paths of Markdown files become the address of their
 * page, absolute paths get the base path and the trailing-slash policy, relative
 * ones are resolved against the page, so that they mean the same with and
 * without a trailing slash. What leads nowhere is left for the link check.
 *
 * @param file - The page's source file; `undefined` for text that belongs to no file.
 * @param route - The page's route.
 */
export function linkResolver(
  { style, routeOfFile }: LinkTargets,
  file: string | undefined,
  route: string,
): ResolveLink {
  return (written) => {
    if (written === '' || written.startsWith('#') || isExternal(written)) return written;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    if (path === '') return written;
    const target = /\.mdx?$/.test(path) ? fileRoute(path) : undefined;
    if (target !== undefined) return hrefOfRoute(target + rest, style);
    if (path.startsWith('/')) return hrefOfRoute(written, style);
    return hrefOfRoute(joinRoute(posix.join(posix.dirname(route), path)) + rest, style);
  };

  function fileRoute(path: string): string | undefined {
    if (file === undefined) return undefined;
    const relative = decoded(path).replace(/^@site\//, '/');
    const absolute = relative.startsWith('/')
      ? relative.slice(1)
      : posix.join(posix.dirname(file), relative);
    return routeOfFile.get(absolute);
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
