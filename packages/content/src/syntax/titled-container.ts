import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { CODE } from './character-codes.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    directiveContainerLabel: 'directiveContainerLabel';
    directiveContainerLabelString: 'directiveContainerLabelString';
    directiveContainerName: 'directiveContainerName';
  }
}

/**
 * Lets the construct for `:::note[Title]` read `:::note Title`, too. Of the two it only knows the
 * blanks behind the name; the tokens of a label are put into these, so that both become the same
 * tree.
 *
 * @param kinds - Names that may stand before a title; others stay text, because
 *   a line such as `::: a b` means nothing.
 */
export function titledContainer(container: Construct, kinds: ReadonlySet<string>): Construct {
  return { ...container, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const context = this;
    return opening(container.tokenize.call(context, effects, ok, nok));

    /** Watches the construct read the line of the opening fence. */
    function opening(state: State): State {
      return (code) => {
        if (code === null || markdownLineEnding(code)) return state(code);
        if (isInBlanks() && !markdownSpace(code)) return titleStart(code, state);
        // To the construct a tab is a letter of the name.
        const isInName = context.events.at(-1)?.[1].type === 'directiveContainerName';
        const next = state(isInName && code === CODE.tab ? CODE.space : code);
        return next && opening(next);
      };
    }

    function isInBlanks(): boolean {
      const name = context.events.at(-2)?.[1];
      return (
        context.events.at(-1)?.[1].type === 'whitespace' &&
        name?.type === 'directiveContainerName' &&
        kinds.has(context.sliceSerialize(name))
      );
    }

    function titleStart(code: Code, afterTitle: State): State | undefined {
      effects.enter('directiveContainerLabel');
      effects.enter('directiveContainerLabelString');
      effects.enter('chunkText', { contentType: 'text', _contentTypeTextTrailing: true });
      return inTitle(code);

      function inTitle(code: Code): State | undefined {
        if (code !== null && !markdownLineEnding(code)) {
          effects.consume(code);
          return inTitle;
        }
        effects.exit('chunkText');
        effects.exit('directiveContainerLabelString');
        effects.exit('directiveContainerLabel');
        return afterTitle(code);
      }
    }
  }
}
