import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { pointAt } from '../front-matter/source-place.ts';
import { pageNotes } from '../page-notes.ts';
import type { Problem } from '../report.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** What a page has to contain for its tree to be searched. */
const SUSPECT = /^[ \t>]{0,99}:{3,}[ \t]+\w|\]\([^()\n]{0,200}\s/m;

/** An opening line with a space behind its colons. */
const SPACED = /^(:{3,})[ \t]+([\w-]+)/gm;

/** A link or picture, without a title. Brackets after a word are code: `list[0](a, b.id)`. */
const LINK = /(?<!\\)(!|(?<!\w))\[[^[\]\n]{0,200}\]\(([^()<>"'\n]{1,200})\)/g;

/** An address that can be told from other words in parentheses: of a file, or with its start. */
const ADDRESS = /^(?:\.{0,2}\/|https?:).*\s|\s.*\.[a-z]\w{1,4}(?:[?#]\S*)?$/i;

/**
 * Reports text that was meant as Markdown, but is none because of a space: `::: note`, which other
 * programs accept, and `![A picture](a picture.png)`.
 */
export function remarkMistakenText({ kinds }: { readonly kinds: ReadonlySet<string> }) {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    if (!SUSPECT.test(source)) return;
    const { report } = pageNotes(file);
    walkTree<Nodes>(tree, (node) => {
      const { start, end } = node.position ?? {};
      if (node.type !== 'text' || start?.offset === undefined) return undefined;
      const { offset } = start;
      const written = source.slice(offset, end?.offset);
      const tell = (problem: Problem, index: number, length: number) => {
        const [from, to] = [offset + index, offset + index + length];
        report(problem, { start: pointAt(source, from), end: pointAt(source, to) });
      };
      for (const { 0: text, 1: colons = '', 2: kind = '', index } of written.matchAll(SPACED)) {
        if (kinds.has(kind)) tell(spacedKind(colons, kind), index, text.length);
      }
      for (const { 0: text, 1: mark, 2: address = '', index } of written.matchAll(LINK)) {
        const trimmed = address.trim();
        if (ADDRESS.test(trimmed)) tell(spacedAddress(trimmed, mark === '!'), index, text.length);
      }
      return undefined;
    });
  };
}

function spacedKind(colons: string, kind: string): Problem {
  return {
    code: 'unknown-admonition',
    severity: 'warning',
    message: `"${colons} ${kind}" is text and no admonition, because of the space.`,
    hint: `Write "${colons}${kind}".`,
  };
}

function spacedAddress(address: string, isPicture: boolean): Problem {
  return {
    code: 'space-in-address',
    severity: 'warning',
    message: `This is text and no ${isPicture ? 'picture' : 'link'}, because the address "${address}" contains a space.`,
    hint: `Put the address into angle brackets, (<${address}>), or write ${address.replace(/\s/g, '%20')}.`,
  };
}
