import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import type {
  Code,
  Construct,
  Effects,
  Event,
  Extension,
  State,
  TokenizeContext,
  TokenType,
} from 'micromark-util-types';
import { CODE } from './character-codes.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    commentFlow: 'commentFlow';
    commentText: 'commentText';
    commentData: 'commentData';
  }
}

/**
 * Reads `<!-- -->` in MDX, which otherwise takes every `<` for the start of a tag.
 *
 * It is part of the tokenizer, so that comments are only looked for where a tag may be: code,
 * attribute values and expressions are not affected.
 */
export function commentSyntax(): Extension {
  return {
    flow: {
      // MDX's constructs look each other up by name: `{a} <b>` continues here.
      [CODE.lessThan]: { name: 'mdxJsxFlowTag', concrete: true, tokenize: tokenizeFlow },
    },
    text: { [CODE.lessThan]: commentConstruct('commentText') },
  };
}

/** Comments, tags and expressions that fill whole lines. */
function tokenizeFlow(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const context = this;
  const { flow, text } = this.parser.constructs;
  const tag = constructNamed(text[CODE.lessThan], 'mdxJsxTextTag');
  const expression = constructNamed(flow[CODE.leftBrace], 'mdxFlowExpression');
  const afterPiece = factorySpace(effects, atNextPiece, 'whitespace');
  // Directly below a list or quotation, a comment ends that block with its first line, as HTML does
  // in CommonMark. Further lines are read once it is settled which block they belong to.
  const firstLine = this.interrupt === true && this.parser.lazy[this.now().line] === true;
  return start;

  function start(code: Code): State | undefined {
    const comment = commentConstruct('commentFlow', firstLine);
    return effects.attempt(comment, afterPiece, tagStart)(code);
  }

  // MDX's own construct for whole lines reads on to the next `<` by itself and fails on a comment
  // there. Therefore, single tags are read with the construct for text, and their tokens renamed.
  function tagStart(code: Code): State | undefined {
    if (tag === undefined) return nok(code);
    const before = context.events.length;
    return tag.tokenize.call(context, effects, afterTag(before), nok)(code);
  }

  function afterTag(before: number): State {
    return (code) => {
      renameTag(context.events.slice(before));
      return afterPiece(code);
    };
  }

  function atNextPiece(code: Code): State | undefined {
    if (code === CODE.lessThan) return start(code);
    if (code === CODE.leftBrace && expression !== undefined) {
      return effects.attempt(expression, atNextPiece, nok)(code);
    }
    return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
  }
}

/** @param firstLine - Whether the first line of a comment is enough. */
function commentConstruct(token: 'commentFlow' | 'commentText', firstLine = false): Construct {
  // Concrete: neither a list or quote nor any other Markdown construct begins inside.
  return { name: 'comment', concrete: true, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const isLazy = () => token === 'commentFlow' && this.parser.lazy[this.now().line] === true;
    const opening = [CODE.lessThan, CODE.exclamationMark, CODE.dash, CODE.dash];
    let opened = 0;
    let dashes = 0;
    return start;

    function start(code: Code): State | undefined {
      effects.enter(token);
      effects.enter('commentData');
      return open(code);
    }

    function open(code: Code): State | undefined {
      if (opened === opening.length) {
        // `<!-->` and `<!--->` are whole comments (CommonMark 0.31, section 6.6).
        dashes = 2;
        return inside(code);
      }
      if (code !== opening[opened]) return nok(code);
      opened += 1;
      effects.consume(code);
      return open;
    }

    function inside(code: Code): State | undefined {
      if (code === null) return nok(code);
      if (markdownLineEnding(code)) {
        effects.exit('commentData');
        dashes = 0;
        return firstLine ? end(code) : lineEnd(code);
      }
      effects.consume(code);
      if (code === CODE.greaterThan && dashes >= 2) {
        effects.exit('commentData');
        return end;
      }
      dashes = code === CODE.dash ? dashes + 1 : 0;
      return inside;
    }

    function end(code: Code): State | undefined {
      effects.exit(token);
      return ok(code);
    }

    function lineStart(code: Code): State | undefined {
      if (isLazy()) return nok(code);
      if (markdownLineEnding(code)) return lineEnd(code);
      effects.enter('commentData');
      return inside(code);
    }

    function lineEnd(code: Code): State | undefined {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return lineStart;
    }
  }
}

/** Renames the tokens of a tag in text to those of a tag that fills lines. */
function renameTag(events: readonly Event[]): void {
  for (const [, token] of events) {
    // Every `mdxJsxTextTag…` token has a counterpart of that name.
    token.type = token.type.replace(/^mdxJsxText/, 'mdxJsxFlow') as TokenType;
  }
}

function constructNamed(
  constructs: Construct | readonly Construct[] | undefined,
  name: string,
): Construct | undefined {
  const list = constructs === undefined ? [] : 'tokenize' in constructs ? [constructs] : constructs;
  return list.find((construct) => construct.name === name);
}
