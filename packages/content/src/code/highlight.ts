import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import Prism, { type Token, type TokenStream } from 'prismjs';
import { findLanguage } from './code-languages.ts';

/**
 * Finds the page of a GraphQL type.
 *
 * @param name - Name of the type.
 * @param schema - Id of the schema if the block names one, as in `schema=address`.
 * @returns Address to write into the HTML; `undefined` for no link.
 */
export type LinkType = (name: string, schema: string | undefined) => string | undefined;

/** Prism's token types for names that may be GraphQL types. */
const TYPE_TOKENS = new Set(['atom-input', 'class-name', 'constant', 'scalar']);

/**
 * A word or line so long is data. The time that Prism's patterns for names of functions and
 * properties take grows with the square of a word's length: a minute for 100,000 characters. So do
 * patterns of some languages with the length of a line, above all those of SCSS: minutes for 200,000
 * characters.
 */
const LONG_WORD = /(?<![\w$\xa0-\uffff-])[\w$\xa0-\uffff-]{2000}/;
const LONG_LINE = 5000;

function isTooLong(code: string): boolean {
  if (code.length < 2000) return false;
  return LONG_WORD.test(code) || code.split('\n').some(({ length }) => length >= LONG_LINE);
}

/**
 * Highlights code.
 *
 * @param code - The code, without a trailing line break.
 * @param language - Name as written after the fence. Unknown and plain-text languages are not
 *   highlighted, nor is code with a word of 2,000 characters or a line of 5,000, or with so many
 *   tokens inside of each other that Prism exceeds the stack.
 * @param link - Finds the page of a type named in GraphQL code. By default, types are not linked.
 * @returns One HTML string per line. No element spans a line break.
 */
export function highlightLines(
  code: string,
  language: string,
  link: (name: string) => string | undefined = () => undefined,
): string[] {
  const found = findLanguage(language);
  const plain = () => code.split('\n').map(escapeMarkup);
  if (found.kind !== 'known' || isTooLong(code)) return plain();
  // Languages inside templates (PHP, Handlebars, …) depend on these hooks.
  const environment: {
    code: string;
    grammar: typeof found.grammar;
    language: string;
    tokens: TokenStream;
  } = { code, grammar: found.grammar, language: found.id, tokens: [] };
  Prism.hooks.run('before-tokenize', environment);
  try {
    environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  } catch (error) {
    // Macros of C are tokens inside of each other: a line of `#a #a #a …` exceeds the stack.
    if (error instanceof RangeError) return plain();
    throw error;
  }
  Prism.hooks.run('after-tokenize', environment);
  return renderLines(environment.tokens, (token) => {
    const isType = found.id === 'graphql' && TYPE_TOKENS.has(token.type);
    return isType && typeof token.content === 'string' ? link(token.content) : undefined;
  });
}

/**
 * Token types without a colour whose names are also classes on docgen's pages: `line` in a diff,
 * `code-block` in Markdown, `arguments` in a shell. They are left out of the HTML.
 */
const OWN_CLASSES = new Set(
  'admonition anchor arguments code-block filter line search warning'.split(' '),
);

/**
 * Renders tokens as nested elements. An element that spans lines is closed at the line end and
 * reopened on the next line.
 */
function renderLines(tokens: TokenStream, link: (token: Token) => string | undefined): string[] {
  const lines: string[] = [];
  const open: { readonly name: string; readonly tag: string }[] = [];
  /**
   * How many of the open elements have their start tag on this line. Tags are written only once
   * there is text for them.
   */
  let written = 0;
  let line = '';

  const text = (value: string) => {
    value.split('\n').forEach((part, index) => {
      if (index > 0) {
        const ends = open.slice(0, written).map(({ name }) => `</${name}>`);
        lines.push(line + ends.reverse().join(''));
        line = '';
        written = 0;
      }
      if (part === '') return;
      const starts = open.slice(written).map(({ tag }) => tag);
      line += starts.join('') + escapeMarkup(part);
      written = open.length;
    });
  };
  const element = (token: Token) => {
    const names = [token.type, ...aliases(token)].filter((name) => !OWN_CLASSES.has(name));
    const href = link(token);
    if (names.length === 0 && href === undefined) return stream(token.content);
    const classes = ['token', ...names].join(' ');
    const name = href === undefined ? 'span' : 'a';
    open.push({ name, tag: `<${name} class="${classes}"${hrefAttribute(href)}>` });
    stream(token.content);
    open.pop();
    if (written > open.length) {
      line += `</${name}>`;
      written = open.length;
    }
  };
  const stream = (content: TokenStream): void => {
    if (typeof content === 'string') text(content);
    else if (Array.isArray(content)) content.forEach(stream);
    else element(content);
  };

  stream(tokens);
  return [...lines, line];
}

function hrefAttribute(href: string | undefined): string {
  return href === undefined ? '' : ` href="${escapeMarkup(href)}"`;
}

function aliases({ alias }: Token): readonly string[] {
  // Prism's JSX grammar sets `null` where the types declare `undefined`.
  if (!alias) return [];
  return typeof alias === 'string' ? [alias] : alias;
}
