import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type {} from 'mdast-util-mdx';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { CODE } from '../syntax/character-codes.ts';
import { commentSyntax } from '../syntax/comment-syntax.ts';
import { addSyntax } from '../syntax/syntax-extensions.ts';

/** Reads `<!-- text -->` in MDX as `{/* text *\/}`. */
export function remarkComments(this: Processor): void {
  // The construct for comments reads tags as well. MDX's own construct would throw instead of
  // giving way to it.
  for (const { flow } of this.data().micromarkExtensions ?? []) {
    if (flow !== undefined) delete flow[CODE.lessThan];
  }
  addSyntax(this, commentSyntax(), commentFromMarkdown());
}

function commentFromMarkdown(): Extension {
  return {
    enter: { commentFlow: enter, commentText: enter },
    exit: { commentFlow: exit, commentText: exit },
  };

  function enter(this: CompileContext, token: Token) {
    const type = token.type === 'commentFlow' ? 'mdxFlowExpression' : 'mdxTextExpression';
    const text = this.sliceSerialize(token).replace(/^<!--|-->$/g, '');
    // The text of an image consists of the values of all nodes inside.
    const inPicture = this.stack.some((node) => node.type === 'image');
    // Without a syntax tree, the expression counts as empty and adds nothing to the program.
    this.enter({ type, value: inPicture ? '' : `/*${text}*/` }, token);
  }

  function exit(this: CompileContext, token: Token) {
    this.exit(token);
  }
}
