import { markdownLineEndingOrSpace, markdownSpace } from 'micromark-util-character';
import type { Code, Effects, Extension, State } from 'micromark-util-types';
import { CODE } from './character-codes.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    trailingAttributes: 'trailingAttributes';
  }
}

/**
 * Reads `{#id}` and `{#id .class}` at the very end of a run of text, which MDX
 * by itself takes for an expression. What follows a heading's or an
 * admonition's title is used there; elsewhere it becomes text again.
 */
export function trailingAttributesSyntax(): Extension {
  return { text: { [CODE.leftBrace]: { name: 'trailingAttributes', tokenize } } };
}

function tokenize(effects: Effects, ok: State, nok: State): State {
  return start;

  function start(code: Code): State | undefined {
    effects.enter('trailingAttributes');
    effects.consume(code);
    return beforeMarker;
  }

  function beforeMarker(code: Code): State | undefined {
    if (code !== CODE.numberSign && code !== CODE.dot) return nok(code);
    effects.consume(code);
    return nameStart;
  }

  function nameStart(code: Code): State | undefined {
    return isNameCharacter(code) ? inName(code) : nok(code);
  }

  function inName(code: Code): State | undefined {
    if (isNameCharacter(code)) {
      effects.consume(code);
      return inName;
    }
    return afterName(code);
  }

  function afterName(code: Code): State | undefined {
    if (markdownSpace(code)) {
      effects.consume(code);
      return afterName;
    }
    if (code !== CODE.rightBrace) return beforeMarker(code);
    effects.consume(code);
    return afterBrace;
  }

  function afterBrace(code: Code): State | undefined {
    if (markdownSpace(code)) {
      effects.consume(code);
      return afterBrace;
    }
    if (code !== null) return nok(code);
    effects.exit('trailingAttributes');
    return ok(code);
  }
}

function isNameCharacter(code: Code): boolean {
  return (
    code !== CODE.leftBrace &&
    code !== CODE.rightBrace &&
    !markdownLineEndingOrSpace(code) &&
    code !== null
  );
}
