import { remember } from '@docgen/core/basics/remember';
import type { MagicCommentConfig } from '@docgen/core/config';
import type { WithTexts } from '@docgen/core/texts/texts';
import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { renderCodeBlock } from '../code/code-block.ts';
import { codeFence } from '../code/code-fence.ts';
import { findLanguage } from '../code/code-languages.ts';
import { parseCodeMeta } from '../code/code-meta.ts';
import { pageNotes } from '../page-notes.ts';
import { htmlIsland } from '../tree/html-island.ts';
import { walkTree } from '../tree/walk-tree.ts';

export interface CodeOptions extends WithTexts {
  readonly magicComments: readonly Readonly<MagicCommentConfig>[];
  /** Languages whose blocks another plugin renders. */
  readonly except: readonly string[];
}

/** Renders code blocks, with syntax highlighting. */
export function rehypeCode({ magicComments, except, texts }: CodeOptions) {
  const settings = { magicComments, texts };
  // When a page is edited, most of its blocks remain unchanged.
  const drawn = remember((fence) => renderCodeBlock({ ...JSON.parse(fence), ...settings }));
  return (tree: Root, file: VFile) => {
    const { codeBlocks, linkType, report } = pageNotes(file);
    walkTree<Nodes>(tree, (pre, place) => {
      const fence = codeFence(pre);
      if (fence === undefined || place === undefined) return undefined;
      if (except.includes(fence.language)) return 'skip';
      const line = (pre.position?.start.line ?? 0) + 1;
      codeBlocks.push({ ...fence, place: { file: file.path, line, column: 1 } });
      const language = findLanguage(fence.language);
      if (language.kind === 'unknown') {
        report(unknownLanguage(fence.language, language.nearest), pre.position);
      }
      const isEmpty = fence.code.trim() === '';
      const { file: imported } = isEmpty ? parseCodeMeta(fence.meta) : {};
      if (imported !== undefined) report(notImported(imported), pre.position);
      // The links of types are resolved for each page, so these blocks are not cached.
      const isLinked = language.kind === 'known' && language.id === 'graphql';
      place.siblings[place.index] = htmlIsland({
        tagName: 'div',
        inline: false,
        attributes: { className: 'code-block', 'data-language': fence.language || 'text' },
        html: isLinked
          ? renderCodeBlock({ ...fence, ...settings, linkType })
          : drawn(JSON.stringify(fence)),
        position: pre.position,
      });
      return 'skip';
    });
  };
}

/** Docusaurus sites fill such blocks with remark-code-import or a custom plugin. */
function notImported(file: string) {
  return {
    code: 'empty-code-block',
    severity: 'warning',
    message: `The code block is empty. docgen does not support \`file=${file}\`, which Markdown plugins fill blocks from.`,
    hint: 'Copy the code into the block, or import the file as text and render it: `import code from "!!raw-loader!./example.js"`, then `<CodeBlock language="js">{code}</CodeBlock>`.',
  } as const;
}

function unknownLanguage(name: string, nearest: string | undefined) {
  return {
    code: 'unknown-code-language',
    severity: 'warning',
    message: `The code language "${name}" is unknown, so the block is not highlighted.`,
    hint: /^(?:\{|[\w-]+=)/.test(name)
      ? 'The first word after a fence is its language. Write "text" before this if there is none.'
      : nearest === undefined
        ? 'Use a language that Prism supports, or "text" for no highlighting.'
        : `Did you mean "${nearest}"? Use "text" for a block without highlighting.`,
  } as const;
}
