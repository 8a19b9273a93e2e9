import type { Regions } from '../route-chunk.ts';
import type { SidebarTree } from './page-loader.ts';

/** The HTML of the first page's regions, and of its sidebar. */
export interface AdoptedRegions extends Regions {
  readonly sidebar: string;
  /** The whole of the sidebar, where it is there already. */
  readonly tree?: SidebarTree | undefined;
}

/**
 * Reads the regions as the server sent them, before React takes over. They stay where they are;
 * the text is for drawing the page anew: after a crash, and when React does not find the elements
 * that it expects, be it that an extension of the browser was there first.
 *
 * @param root - The element that the application is in.
 */
export function adoptedRegions(root: Element): AdoptedRegions {
  const html = (name: string) => root.querySelector(`[data-region="${name}"]`)?.innerHTML ?? '';
  return {
    breadcrumbs: html('breadcrumbs'),
    article: html('article'),
    pagination: html('pagination'),
    toc: html('toc'),
    sidebar: html('sidebar'),
  };
}
