import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { linkCoordinates } from '../links/coordinate-links.ts';
import { pageNotes } from '../page-notes.ts';

/** Turns schema coordinates in double brackets, such as `[[Order.items]]`, into links. */
export function remarkCoordinates() {
  return (tree: Root, file: VFile) => linkCoordinates(tree, pageNotes(file).resolveLink);
}
