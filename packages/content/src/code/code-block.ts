import type { MagicCommentConfig } from '@docgen/core/config';
import { lineNumberClasses } from '@docgen/core/pages/line-number-classes';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { CodeFence } from './code-fence.ts';
import { parseCodeMeta } from './code-meta.ts';
import { highlightLines, type LinkType } from './highlight.ts';
import { applyMagicComments, HIGHLIGHTED_LINE } from './magic-comments.ts';

export interface CodeBlock extends CodeFence, WithTexts {
  readonly magicComments: readonly Readonly<MagicCommentConfig>[];
  readonly linkType?: LinkType | undefined;
}

/**
 * Renders a code block as HTML. Only its copy button needs a script.
 *
 * @returns The content of `<div class="code-block" data-language="…">`: the title, if any, the code
 *   and the copy button. Lines are elements only in blocks that mark or number lines.
 */
export function renderCodeBlock(block: CodeBlock): string {
  const meta = parseCodeMeta(block.meta);
  const { code, classes } = applyMagicComments(trimLineEnds(block.code), block.magicComments);
  const link = (name: string) => block.linkType?.(name, meta.schema);
  const lines = highlightLines(code, block.language, link);
  const first = meta.firstLineNumber;
  const body =
    first !== undefined || classes.size > 0 || meta.highlighted.size > 0
      ? lines.map((line, index) => {
          const marks = new Set(classes.get(index));
          if (meta.highlighted.has(index + 1)) marks.add(HIGHLIGHTED_LINE);
          const number =
            first === undefined || first === 1 ? '' : ` data-number="${first + index}"`;
          const names = ['line', ...marks].map(escapeMarkup).join(' ');
          return `<span class="${names}"${number}>${line}\n</span>`;
        })
      : [lines.join('\n')];
  const title =
    meta.title === undefined ? '' : `<div class="code-title">${escapeMarkup(meta.title)}</div>`;
  const numbers =
    first === undefined ? '' : ` class="${lineNumberClasses(first + lines.length - 1)}"`;
  const copy = escapeMarkup(translate(block, 'Copy code'));
  return (
    `${title}<pre tabindex="0"${numbers}>` +
    `<code class="language-${escapeMarkup(block.language || 'text')}">${body.join('')}</code></pre>` +
    `<button class="copy-button" type="button" aria-label="${copy}"></button>`
  );
}

function trimLineEnds(code: string): string {
  return code.replace(/\r\n?/g, '\n').replace(/\n$/, '');
}
