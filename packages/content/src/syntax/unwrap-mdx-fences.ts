/** A line that opens or closes a fence: the fence, and the text after it. */
const FENCE = /^ *(`{3,}|~{3,})([^\r\n]*)/;

/**
 * Removes the fences from blocks of the language `mdx-code-block`. In Docusaurus, the text of such
 * a block is MDX of the page, while other tools show it as code. Blanks replace the fences, so that
 * lines, columns and offsets remain those of the file. Inside other fences, they are text.
 */
export function unwrapMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  const open: { readonly mark: string; readonly isMdx: boolean }[] = [];
  const lines = text.split('\n').map((line) => {
    const [, mark, info = ''] = FENCE.exec(line) ?? [];
    if (mark === undefined) return line;
    const around = open.at(-1);
    if (around !== undefined && mark.startsWith(around.mark) && info.trim() === '') {
      open.pop();
      return around.isMdx ? blank(line) : line;
    }
    if (around !== undefined && !around.isMdx) return line;
    const isMdx = info.trim() === 'mdx-code-block';
    open.push({ mark, isMdx });
    return isMdx ? blank(line) : line;
  });
  return lines.join('\n');
}

function blank(line: string): string {
  return line.replace(/[^\r]/g, ' ');
}
