import { readFile } from 'node:fs/promises';

/**
 * Patches of bundled packages by module, which give the same results in less time. Each text to be
 * replaced occurs exactly once in its module.
 *
 * @type {Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>}
 */
export const PATCHES = {
  // Names functions after nodes for stack traces, at each node of each traversal.
  'unist-util-visit-parents/lib/index.js': [
    ["if (typeof value.type === 'string') {", 'if (false) {'],
  ],
  // Copies its context for each token, although handlers use it only while they are called.
  'mdast-util-from-markdown/lib/index.js': [
    [
      `handler[events[index][1].type].call({
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }, events[index][1]);`,
      `context.sliceSerialize = events[index][2].sliceSerialize;
        handler[events[index][1].type].call(context, events[index][1]);`,
    ],
  ],
  // Converts each character to a string to test it against a pattern.
  'micromark-util-character/index.js': [
    [
      'return check;',
      `const ascii = Array.from({ length: 128 }, (_, code) => regex.test(String.fromCharCode(code)));
  return check;`,
    ],
    [
      'code > -1 && regex.test(String.fromCharCode(code))',
      'code > -1 && (code < 128 ? ascii[code] : regex.test(String.fromCharCode(code)))',
    ],
  ],
  // Stores numbers as object keys, and looks one up at each event. Also copies the events back if
  // none has changed, which is the case in each last pass.
  'micromark-util-subtokenize/index.js': [
    ['let more;', 'let more, moved;'],
    [
      'events.splice(lineIndex, index - lineIndex + 1, parameters);',
      `events.splice(lineIndex, index - lineIndex + 1, parameters);
        moved = true;`,
    ],
    [
      'splice(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));',
      'if (more || moved) splice(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));',
    ],
    ['const jumps = {};', 'const jumps = new Map();'],
    [
      `while (index in jumps) {
      index = jumps[index];`,
      `while (jumps.size > 0 && jumps.has(index)) {
      index = jumps.get(index);`,
    ],
    [
      `Object.assign(jumps, subcontent(events, index));
        index = jumps[index];`,
      `subcontent(events, index).forEach((to, from) => jumps.set(from, to));
        index = jumps.get(index);`,
    ],
    ['const gaps = {};', 'const gaps = new Map();'],
    [
      'gaps[adjust + jumps[index][0]] = adjust + jumps[index][1];',
      'gaps.set(adjust + jumps[index][0], adjust + jumps[index][1]);',
    ],
  ],
  // Computes the lengths of both parts at each event.
  'micromark-util-subtokenize/lib/splice-buffer.js': [
    [
      'if (index < 0 || index >= this.left.length + this.right.length) {',
      `if (index >= 0 && index < this.left.length) return this.left[index];
    if (index < 0 || index >= this.left.length + this.right.length) {`,
    ],
  ],
  // Copies all events of a document at each change, also those before it: with each list after which
  // a paragraph follows, so the time grew with the square of the number of lists.
  'micromark-util-edit-map/index.js': [
    [
      `vecs.push(events.slice());
    events.length = 0;
`,
      '',
    ],
  ],
  'micromark-core-commonmark/lib/code-text.js': searchedOnce('codeText', '"', 4),
  'micromark-extension-math/lib/math-text.js': searchedOnce('mathText', "'", 6),
  // Searches all of a paragraph before a closing mark, also if the search for an earlier one of its
  // kind has shown that nothing there can open it: "a* b* c*".
  'micromark-core-commonmark/lib/attention.js': [
    ['let nextEvents;', 'let nextEvents;\n  const searched = new Map();'],
    [
      'while (open--) {',
      `const size = events[index][1].end.offset - events[index][1].start.offset;
      const kind = context.sliceSerialize(events[index][1]).charAt(0) + size % 3 + events[index][1]._open;
      const bottom = searched.has(kind) ? searched.get(kind) : -1;
      while (--open > bottom) {`,
    ],
    [
      `break;
        }
      }`,
      `searched.forEach((to, kind) => searched.set(kind, Math.min(to, open - 2)));
          break;
        }
      }
      if (open <= bottom) searched.set(kind, index - 1);`,
    ],
  ],
  'micromark-extension-gfm-strikethrough/lib/syntax.js': [
    ['let index = -1;', 'let index = -1;\n    const searched = new Map();'],
    [
      'while (open--) {',
      `const size = events[index][1].end.offset - events[index][1].start.offset;
        const bottom = searched.has(size) ? searched.get(size) : -1;
        while (--open > bottom) {`,
    ],
    [
      `break;
          }
        }`,
      `searched.forEach((to, size) => searched.set(size, Math.min(to, open - 2)));
            break;
          }
        }
        if (open <= bottom) searched.set(size, index - 1);`,
    ],
  ],
  // Moves the rest of a paragraph's events for each run of data that it joins.
  'micromark/lib/initialize/text.js': [
    ['let enter;', 'let enter;\n    const joined = [];'],
    [
      `events.splice(enter + 2, index - enter - 2);
          index = enter + 2;`,
      'joined.push([enter + 2, index]);',
    ],
    [
      'return extraResolver ?',
      `let to = joined.length > 0 ? joined[0][0] : events.length;
    joined.forEach(([, from], position) => {
      const end = position + 1 < joined.length ? joined[position + 1][0] : events.length;
      while (from < end) events[to++] = events[from++];
    });
    events.length = to;
    return extraResolver ?`,
    ],
  ],
  // Spreads the info for handlers at each node: half of the time that serializing Markdown takes.
  'mdast-util-to-markdown/lib/util/container-phrasing.js': [
    [
      `{
              before: '',
              after: '',
              ...tracker.current()
            }`,
      "infoAt(tracker, '', '')",
    ],
    [
      `{
        ...tracker.current(),
        after,
        before
      }`,
      'infoAt(tracker, before, after)',
    ],
    [
      `{
    ...inside.current(),
    before: sequence,
    after: sequence
  }`,
      'infoAt(inside, sequence, sequence)',
    ],
    [
      'export function attentionItem(',
      `function infoAt(tracker, before, after) {
  const {now, lineShift} = tracker.current()
  return {now, lineShift, before, after}
}

export function attentionItem(`,
    ],
  ],
  // Combines the syntax extensions for each text, although most texts are parsed with the same
  // ones.
  'micromark/lib/parse.js': [
    [
      'combineExtensions([defaultConstructs, ...(settings.extensions || [])]);',
      'constructsFor(settings.extensions || []);',
    ],
    [
      'export function parse(',
      `const combined = new WeakMap();

function constructsFor(extensions) {
  const known = extensions.length === 1 ? combined.get(extensions[0]) : undefined;
  const constructs = known || combineExtensions([defaultConstructs, ...extensions]);
  if (extensions.length === 1) combined.set(extensions[0], constructs);
  return constructs;
}

export function parse(`,
    ],
  ],
  // Splits values that contain no line ending.
  'mdast-util-to-markdown/lib/util/track.js': [
    [
      'const chunks = value.split(/\\r?\\n|\\r/g)',
      'const chunks = /[\\n\\r]/.test(value) ? value.split(/\\r?\\n|\\r/g) : [value]',
    ],
  ],
  // Copies its stack through an iterator before each attempted construct, and creates a list of
  // constructs for each character that may start one.
  'micromark/lib/create-tokenizer.js': [
    ['Array.from(stack)', 'stack.slice()'],
    ['const list = [', 'const list = all === undefined && Array.isArray(left) ? left : ['],
  ],
};

/**
 * Patches of code and formulas, which search the rest of a paragraph for their end, also if the
 * search for that of an earlier one has shown that there is none. A search records the last place
 * of each length.
 *
 * @param {string} kind - What the names of the construct's tokens begin with.
 * @param {string} quote - The quotes of the module.
 * @param {number} width - Width of the indentation in the construct's functions.
 * @returns {readonly (readonly [from: string, to: string])[]}
 */
function searchedOnce(kind, quote, width) {
  const indent = ' '.repeat(width);
  const exit = `effects.exit(${quote}${kind}Sequence${quote});\n${indent}`;
  const failed = `if (code === null) {\n${indent}  `;
  const data = `token.type = ${quote}${kind}Data${quote};`;
  const runs = `self.${kind}Runs`;
  return [
    ['let token;', 'let token, runs;'],
    [
      `${exit}return between(code);`,
      `${exit}if (${runs} && !(${runs}.get(sizeOpen) >= self.now().offset)) return nok(code);
${indent}return between(code);`,
    ],
    [
      `${failed}return nok(code);`,
      `${failed}${runs} = runs || new Map();\n${indent}  return nok(code);`,
    ],
    [data, `(runs ||= new Map()).set(size, token.start.offset);\n${indent}${data}`],
  ];
}

/**
 * Patches the text of a module.
 *
 * @param {string} module - A key of {@link PATCHES}.
 * @param {string} source - The module's text.
 * @throws {Error} If a patch does not apply to the installed version of the package.
 */
export function patchModule(module, source) {
  return (PATCHES[module] ?? []).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) {
      throw new Error(`patch-packages.js: ${module} does not hold once: ${from}`);
    }
    return text.replace(from, () => to);
  }, source);
}

/**
 * Patches packages while they are bundled.
 *
 * @type {import('esbuild').Plugin}
 */
export const patchPackages = {
  name: 'patch-packages',
  setup({ onLoad }) {
    for (const module of Object.keys(PATCHES)) {
      const path = module.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
      const filter = new RegExp(`[\\\\/]node_modules[\\\\/]${path}$`);
      onLoad({ filter }, async (args) => ({
        contents: patchModule(module, await readFile(args.path, 'utf8')),
      }));
    }
  },
};
