import { factorySpace } from 'micromark-factory-space';
import {
  asciiAlpha,
  asciiAlphanumeric,
  markdownLineEnding,
  markdownSpace,
} from 'micromark-util-character';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import { CODE } from './character-codes.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    directiveContainer: 'directiveContainer';
    directiveContainerContent: 'directiveContainerContent';
    directiveContainerFence: 'directiveContainerFence';
    directiveContainerLabel: 'directiveContainerLabel';
    directiveContainerLabelString: 'directiveContainerLabelString';
    directiveContainerName: 'directiveContainerName';
    directiveContainerSequence: 'directiveContainerSequence';
  }
}

/**
 * Reads `:::note Title`, where remark-directive wants `:::note[Title]`. The
 * tokens are those of a container directive, so that both become the same tree.
 *
 * @param kinds - Names that may stand before a title; others stay text, because
 *   a line such as `::: a b` means nothing.
 */
export function titledContainerSyntax(kinds: ReadonlySet<string>): Extension {
  return { flow: { [CODE.colon]: { name: 'titledContainer', concrete: true, tokenize } } };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const context = this;
    const indent = indentBefore(context);
    const closingFence: Construct = { partial: true, tokenize: tokenizeClosingFence };
    let colons = 0;
    let name: Token;
    let previous: Token | undefined;
    return start;

    function start(code: Code): State | undefined {
      effects.enter('directiveContainer');
      effects.enter('directiveContainerFence');
      effects.enter('directiveContainerSequence');
      return inSequence(code);
    }

    function inSequence(code: Code): State | undefined {
      if (code === CODE.colon) {
        colons += 1;
        effects.consume(code);
        return inSequence;
      }
      if (colons < 3 || !asciiAlpha(code)) return nok(code);
      effects.exit('directiveContainerSequence');
      name = effects.enter('directiveContainerName');
      return inName(code);
    }

    function inName(code: Code): State | undefined {
      if (asciiAlphanumeric(code) || code === CODE.dash) {
        effects.consume(code);
        return inName;
      }
      effects.exit('directiveContainerName');
      if (!markdownSpace(code) || !kinds.has(context.sliceSerialize(name))) return nok(code);
      effects.enter('whitespace');
      return beforeTitle(code);
    }

    function beforeTitle(code: Code): State | undefined {
      if (markdownSpace(code)) {
        effects.consume(code);
        return beforeTitle;
      }
      if (code === null || markdownLineEnding(code)) return nok(code);
      effects.exit('whitespace');
      effects.enter('directiveContainerLabel');
      effects.enter('directiveContainerLabelString');
      effects.enter('chunkText', { contentType: 'text', _contentTypeTextTrailing: true });
      return inTitle(code);
    }

    function inTitle(code: Code): State | undefined {
      if (code !== null && !markdownLineEnding(code)) {
        effects.consume(code);
        return inTitle;
      }
      effects.exit('chunkText');
      effects.exit('directiveContainerLabelString');
      effects.exit('directiveContainerLabel');
      effects.exit('directiveContainerFence');
      if (code === null) return end(code);
      return context.interrupt ? ok(code) : effects.attempt(ownLine, contentStart, end)(code);
    }

    function contentStart(code: Code): State | undefined {
      if (code === null) return end(code);
      if (markdownLineEnding(code)) return effects.check(ownLine, openContent, end)(code);
      return openContent(code);
    }

    function openContent(code: Code): State | undefined {
      effects.enter('directiveContainerContent');
      return lineStart(code);
    }

    function lineStart(code: Code): State | undefined {
      // Content may be indented as far as the opening fence is.
      const unindented =
        indent > 0 ? factorySpace(effects, chunkStart, 'linePrefix', indent + 1) : chunkStart;
      return effects.attempt(closingFence, closeContent, unindented)(code);
    }

    function chunkStart(code: Code): State | undefined {
      if (code === null) return closeContent(code);
      if (markdownLineEnding(code)) return effects.check(ownLine, chunk, closeContent)(code);
      return chunk(code);
    }

    function chunk(code: Code): State | undefined {
      const token = effects.enter('chunkDocument', {
        contentType: 'document',
        previous,
      });
      if (previous !== undefined) previous.next = token;
      previous = token;
      return inChunk(code);
    }

    function inChunk(code: Code): State | undefined {
      if (code === null) {
        exitChunk();
        return closeContent(code);
      }
      if (markdownLineEnding(code)) return effects.check(ownLine, chunkLineEnd, chunkEnd)(code);
      effects.consume(code);
      return inChunk;
    }

    function chunkLineEnd(code: Code): State | undefined {
      effects.consume(code);
      exitChunk();
      return lineStart;
    }

    function chunkEnd(code: Code): State | undefined {
      exitChunk();
      return closeContent(code);
    }

    // The line was tested already; the tokenizer of the content has to take it as it is.
    function exitChunk(): void {
      const token = effects.exit('chunkDocument');
      context.parser.lazy[token.start.line] = false;
    }

    function closeContent(code: Code): State | undefined {
      effects.exit('directiveContainerContent');
      return end(code);
    }

    function end(code: Code): State | undefined {
      effects.exit('directiveContainer');
      return ok(code);
    }

    function tokenizeClosingFence(effects: Effects, ok: State, nok: State): State {
      let size = 0;
      const indentedCode = !context.parser.constructs.disable.null?.includes('codeIndented');
      return factorySpace(effects, fenceStart, 'linePrefix', indentedCode ? 4 : undefined);

      function fenceStart(code: Code): State | undefined {
        effects.enter('directiveContainerFence');
        effects.enter('directiveContainerSequence');
        return inClosing(code);
      }

      function inClosing(code: Code): State | undefined {
        if (code === CODE.colon) {
          size += 1;
          effects.consume(code);
          return inClosing;
        }
        if (size < colons) return nok(code);
        effects.exit('directiveContainerSequence');
        return factorySpace(effects, afterClosing, 'whitespace')(code);
      }

      function afterClosing(code: Code): State | undefined {
        if (code !== null && !markdownLineEnding(code)) return nok(code);
        effects.exit('directiveContainerFence');
        return ok(code);
      }
    }
  }
}

/** A line ending after which the container still goes on. */
const ownLine: Construct = {
  partial: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const context = this;
    return start;

    function start(code: Code): State | undefined {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return lineStart;
    }

    function lineStart(code: Code): State | undefined {
      return context.parser.lazy[context.now().line] ? nok(code) : ok(code);
    }
  },
};

function indentBefore(context: TokenizeContext): number {
  const tail = context.events.at(-1);
  if (tail === undefined || tail[1].type !== 'linePrefix') return 0;
  return tail[2].sliceSerialize(tail[1], true).length;
}
