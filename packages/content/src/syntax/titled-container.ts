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
 * Extends the construct for `:::note[Title]` to read `:::note Title` as well. By itself, it only
 * accepts blanks after the name. The tokens of a label are inserted into these blanks, so that both
 * forms result in the same tree.
 *
 * @param kinds - Names that may precede a title. Other lines remain text, because a line such as
 *   `::: a b` has no meaning.
 */
export function titledContainer(container: Construct, kinds: ReadonlySet<string>): Construct {
  return { ...container, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const context = this;
    return opening(container.tokenize.call(context, effects, ok, nok));

    /** Follows the construct through the line of the opening fence. */
    function opening(state: State): State {
      return (code) => {
        if (code === null || markdownLineEnding(code)) return state(code);
        if (isInBlanks() && !markdownSpace(code)) return titleStart(code, state);
        // The construct would read a tab as part of the name.
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
