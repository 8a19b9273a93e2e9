import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { resolveLinks } from '../links/resolve-links.ts';
import { pageNotes } from '../page-notes.ts';
import { treePlace } from '../report.ts';

/** Resolves the addresses of a page and records them. */
export function rehypeLinks() {
  return (tree: Root, file: VFile) => {
    const { resolveLink, links } = pageNotes(file);
    resolveLinks(tree, {
      resolve: resolveLink,
      found({ href, missing, computedWith }, written, at) {
        const place = treePlace(file.path, at);
        const own = href === written ? undefined : written;
        links.push({ href, written: own, place, missing, computedWith });
      },
    });
  };
}
