import { encodePath } from '@docgen/core/addresses/address';
import type { Section } from '../../section.ts';
import { withoutSpaces } from '../../without-spaces.ts';
import { projectPath } from './project-path.ts';

/** A folder of pages. */
export interface FolderRoute {
  /** Relative to the site. */
  readonly path: string;
  readonly route: string;
}

/**
 * The folder and the route in the options of a plugin that makes pages.
 *
 * @param folder - Absolute path of the site.
 * @param standard - Their defaults.
 */
export function folderRoute(
  options: Section | undefined,
  folder: string,
  standard: FolderRoute,
): FolderRoute {
  return {
    path: projectPath(options?.text('path') ?? standard.path, folder),
    route: routeOf(options?.text('routeBasePath') ?? standard.route),
  };
}

/**
 * Converts a base path of Docusaurus, with or without slashes, to a route such as `/docs` or `/`.
 * Characters that end the path of an address are percent-encoded.
 */
export function routeOf(basePath: string): string {
  const segments = basePath.split('/').filter((segment) => segment !== '' && segment !== '.');
  return withoutSpaces(`/${segments.join('/')}`.replaceAll(/[?#]/g, encodePath));
}
