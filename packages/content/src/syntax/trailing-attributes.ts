import type { PhrasingContent } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { Node } from 'unist';

/** `{#id .class}` at the end of a run of text. */
export interface TrailingAttributes extends Node {
  type: 'trailingAttributes';
  /** As written. */
  value: string;
}

declare module 'mdast' {
  interface PhrasingContentMap {
    trailingAttributes: TrailingAttributes;
  }
  interface RootContentMap {
    trailingAttributes: TrailingAttributes;
  }
}

/** A punctuation character escaped with a backslash. */
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** Turns the tokens of `trailingAttributesSyntax` into nodes. */
export function trailingAttributesFromMarkdown(): Extension {
  return {
    enter: {
      trailingAttributes(this: CompileContext, token: Token) {
        const value = this.sliceSerialize(token);
        this.enter({ type: 'trailingAttributes', value }, token);
      },
    },
    exit: {
      trailingAttributes(this: CompileContext, token: Token) {
        this.exit(token);
      },
    },
  };
}

/**
 * Removes the attributes from the end of a title.
 *
 * @param children - Content of the title; modified in place.
 * @returns Id and classes; `undefined` if the title does not end with attributes.
 */
export function takeTrailingAttributes(
  children: PhrasingContent[],
): { id?: string; classes: string[] } | undefined {
  const last = children.at(-1);
  if (last?.type !== 'trailingAttributes') return undefined;
  children.pop();
  const before = children.at(-1);
  if (before?.type === 'text') {
    before.value = before.value.trimEnd();
    if (before.value === '') children.pop();
  }
  const names = last.value.replace(ESCAPE, '$1').trim().slice(1, -1).trim().split(/\s+/);
  const id = names.find((name) => name.startsWith('#'))?.slice(1);
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
  return id === undefined ? { classes } : { id, classes };
}
