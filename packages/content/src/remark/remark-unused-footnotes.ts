import type { FootnoteDefinition, Root } from 'mdast';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import type { Problem } from '../report.ts';
import { findFootnotes, footnoteLabel } from '../tree/find-footnotes.ts';

/** Reports footnotes that readers do not see, because nothing refers to them. */
export function remarkUnusedFootnotes() {
  return (tree: Root, file: VFile) => {
    if (!String(file).includes('[^')) return;
    const { report } = pageNotes(file);
    const { definitions, shown } = findFootnotes(tree);
    for (const note of definitions) {
      const seen = shown.get(note.identifier);
      if (seen !== note) report(unusedFootnote(note, seen), note.position);
    }
  };
}

/** @param seen - The earlier footnote with the same label, if there is one. */
function unusedFootnote(note: FootnoteDefinition, seen: FootnoteDefinition | undefined): Problem {
  const label = footnoteLabel(note);
  const why =
    seen === undefined
      ? 'no text that they see refers to it'
      : `line ${seen.position?.start.line} has a footnote with the same label`;
  return {
    code: 'unused-footnote',
    severity: 'warning',
    message: `Readers do not see the footnote "${label}", because ${why}.`,
    hint:
      seen === undefined
        ? `Write "${label}" where the footnote belongs, or remove it.`
        : 'Give it another label, and refer to that.',
  };
}
