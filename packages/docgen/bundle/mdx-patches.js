/**
 * Patches of the parsers of JavaScript in MDX, by module. They tried to parse all text from the
 * start of an expression at each closing brace, and of an export at each blank line, so the time
 * for data of many lines grew with the square of their number. Each text to be replaced occurs
 * exactly once in its module.
 *
 * @type {Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>}
 */
export const MDX_PATCHES = {
  // Text is not parsed if brackets are open in it, and not again if more text cannot help. The
  // error at the end of the text is that of its last closing brace, as without the patch.
  'micromark-factory-mdx-expression/index.js': [
    [
      'let size = 0;',
      `let size = 0;
  const brackets = countBrackets();
  let hopeless = false;
  let skipped = 0;`,
    ],
    [
      'if (lastCrash) throw lastCrash;',
      `if (skipped > 0) {
        const { message } = mdxExpressionParse.call(self, acorn, acornOptions, chunkType, eventStart, pointStart, allowEmpty || false, spread || false, skipped);
        lastCrash = message || lastCrash;
      }
      if (lastCrash) throw lastCrash;`,
    ],
    [
      'if (markdownLineEnding(code)) {',
      'if (markdownLineEnding(code)) {\n      brackets.read(code);',
    ],
    [
      'if (code === 125 && size === 0) {',
      `if (code === 125 && size === 0 && acorn && (hopeless || brackets.depth() !== 0)) {
      if (!hopeless) skipped = self.events.length;
      effects.enter(chunkType);
      brackets.read(code);
      effects.consume(code);
      return inside;
    }
    if (code === 125 && size === 0) {
      skipped = 0;`,
    ],
    [
      `lastCrash = next.message;
      effects.enter(chunkType);`,
      `lastCrash = next.message;
      hopeless = next.message.hopeless;
      effects.enter(chunkType);
      brackets.read(code);`,
    ],
    [
      `size -= 1;
    }
    effects.consume(code);`,
      `size -= 1;
    }
    brackets.read(code);
    effects.consume(code);`,
    ],
    ['allowEmpty, spread) {', 'allowEmpty, spread, end) {'],
    ['this.events.slice(eventStart)', 'this.events.slice(eventStart, end)'],
    [
      'error.url = trouble + acornHash;\n',
      `error.url = trouble + acornHash;
    // An escape such as \\u{61} contains a closing brace.
    error.hopeless = result.error.raisedAt !== undefined && !result.swallow && !result.error.message.includes('escape');
`,
    ],
    [
      'function mdxExpressionParse(',
      `${countBrackets}

function mdxExpressionParse(`,
    ],
  ],
  'micromark-extension-mdxjs-esm/lib/syntax.js': [
    ["let buffer = '';", "let buffer = '';\n    const brackets = countBrackets();"],
    [
      `return lineStart(code);
      }
      effects.consume(code);`,
      `return lineStart(code);
      }
      brackets.read(code);
      effects.consume(code);`,
    ],
    ['effects.enter("lineEnding");', 'brackets.read(code);\n      effects.enter("lineEnding");'],
    [
      'const result = eventsToAcorn(',
      `if (code !== null && brackets.depth() > 0) return continuationStart(code);
      const result = eventsToAcorn(`,
    ],
    [
      '/** @type {Tokenizer} */\nfunction tokenizeNextBlank(',
      `${countBrackets}

function tokenizeNextBlank(`,
    ],
  ],
  // Searches the starts of all lines for each token.
  'micromark-util-events-to-acorn/lib/index.js': [
    [
      `while (index < stops.length && stops[index][0] <= relative) {
    index += 1;
  }`,
      `let end = stops.length;
  while (index < end) {
    const middle = (index + end) >> 1;
    if (stops[middle][0] <= relative) index = middle + 1;
    else end = middle;
  }`,
    ],
  ],
};

/**
 * Counts the open brackets of JavaScript outside of strings and comments, without parsing it.
 *
 * @returns `read` takes one character after the other, as codes of micromark. `depth` returns the
 *   number of what is open: brackets, and a string or comment. It returns -1 if a bracket has been
 *   closed that was not open, and 0 after anything that may contain brackets of another meaning:
 *   templates with expressions, JSX, regular expressions.
 */
export function countBrackets() {
  let open = 0;
  let isKnown = true;
  /** What the current string or comment ends with. */
  let end = '';
  let before = '';
  return {
    read(code) {
      if (!isKnown || open < 0) return;
      // Codes below -2 are line endings, others below 0 are blanks.
      const character = code < -2 ? '\n' : code < 0 ? ' ' : String.fromCharCode(code);
      const pair = before + character;
      before = character;
      if (end === '') readCode(character, pair);
      else if (end === '*/' || end === '\n') readComment(character, pair);
      else readString(character, pair);
    },
    depth() {
      if (!isKnown || (end === '' && before === '/')) return 0;
      return open < 0 || end === '' || end === '\n' ? open : open + 1;
    },
  };

  function readCode(character, pair) {
    if (pair === '//' || pair === '/*') {
      end = pair === '//' ? '\n' : '*/';
      before = '';
    } else if (pair.startsWith('/') || '<#'.includes(character)) isKnown = false;
    else if ('"\'`'.includes(character)) end = character;
    else if ('([{'.includes(character)) open += 1;
    else if (')]}'.includes(character)) open -= 1;
  }

  function readComment(character, pair) {
    const isOver = end === '\n' ? '\n\u2028\u2029'.includes(character) : pair === end;
    if (isOver) end = before = '';
  }

  function readString(character, pair) {
    if (pair.startsWith('\\')) before = '';
    else if (character === end) end = '';
    else if (end === '`' ? pair === '${' : character === '\n') isKnown = false;
  }
}
