import { readFile } from 'node:fs/promises';
import { LINEAR_PATCHES } from './linear-patches.js';
import { MDX_PATCHES } from './mdx-patches.js';

/**
 * A text that occurs exactly once in a module, with its replacement, or a function that returns the
 * patched text of the module.
 *
 * @typedef {(readonly [from: string, to: string]) | ((text: string) => string)} Patch
 */

/**
 * Patches of bundled packages by module, which give the same results in less time.
 *
 * @type {Readonly<Record<string, readonly Patch[]>>}
 */
export const PATCHES = {
  ...LINEAR_PATCHES,
  ...MDX_PATCHES,
  // Loads a module of Node with sockets and streams that only commands which are files need.
  'commander/lib/command.js': [
    [
      "const childProcess = require('node:child_process');",
      "const childProcess = { spawn: (...args) => require('node:child_process').spawn(...args) };",
    ],
  ],
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
  // Looks its state and up to twenty others up in enumerations at each character.
  'htmlparser2/dist/Tokenizer.js': [inlineEnums],
};

/**
 * Patches the text of a module.
 *
 * @param {string} module - A key of {@link PATCHES}.
 * @param {string} source - The module's text.
 * @throws {Error} If a patch does not apply to the installed version of the package.
 */
export function patchModule(module, source) {
  return (PATCHES[module] ?? []).reduce((text, patch) => {
    if (typeof patch === 'function') {
      const patched = patch(text);
      if (patched === text) throw new Error(`patch-packages.js: nothing to patch in ${module}`);
      return patched;
    }
    const [from, to] = patch;
    if (text.split(from).length !== 2) {
      throw new Error(`patch-packages.js: ${module} does not hold once: ${from}`);
    }
    return text.replace(from, () => to);
  }, source);
}

/**
 * Replaces the members of TypeScript's enumerations by their numbers.
 *
 * @param {string} source
 */
function inlineEnums(source) {
  const members = source.matchAll(/(\w+)\[\1\["(\w+)"\] = (\d+)\]/g);
  const values = new Map(Array.from(members, ([, of, name, value]) => [`${of}.${name}`, value]));
  return source.replace(/\b[A-Z]\w*\.\w+/g, (written) => values.get(written) ?? written);
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
