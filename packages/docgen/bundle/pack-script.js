import { parse } from 'acorn';
import { objectSpread } from './object-spread.js';

/**
 * esbuild's options for bundling modules into scripts. `import.meta.url` becomes a parameter, see
 * {@link packScript}.
 *
 * @type {import('esbuild').BuildOptions & { define: Record<string, string> }}
 */
export const SCRIPT = {
  format: 'esm',
  chunkNames: 'scripts/[name]-[hash]',
  platform: 'node',
  target: 'node20',
  define: { 'import.meta.url': 'docgenAddress', 'import.meta.hot': 'undefined' },
};

const PARAMETERS = 'require, module, docgenScript, docgenImport, docgenAddress, docgenSpread';

/**
 * Converts a module into a script: the text of a function that `packages/files/src/run-script.ts`
 * calls. Its parameters are `require` and `module` of CommonJS, replacements for what only works in
 * modules, and `docgenSpread`, see {@link objectSpread}. `docgenScript` imports another script,
 * `docgenImport` is `import()`, and `docgenAddress` is `import.meta.url`. `import()` does not work in
 * a script from a code cache, because V8 does not store the host's callback for it.
 *
 * Imports become constants rather than esbuild's `(0, module.name)`, which calls a getter at each
 * use. This requires that exports do not change later.
 *
 * @param {string} text bundled with {@link SCRIPT}
 * @returns {string} in ASCII, because `runScript` takes each byte for a character: esbuild escapes
 *   strings, but not patterns
 * @throws if an export is assigned to in a function
 */
export function packScript(text) {
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const exported = [];
  const edits = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') edits.push({ ...node, text: staticImport(node) });
    if (node.type !== 'ExportNamedDeclaration') continue;
    exported.push(...node.specifiers.map(({ local, exported: { name } }) => [name, local.name]));
    edits.push({ ...node, text: '' });
  }
  const assigned = new Set();
  visit(program, (node, isInFunction) => {
    if (node.type === 'ImportExpression') edits.push(dynamicImport(node));
    if (node.type === 'ObjectExpression') edits.push(...objectSpread(node));
    if (!isInFunction) return;
    for (const name of namesIn(ASSIGNMENTS[node.type]?.(node))) assigned.add(name);
  });
  const changing = exported.find(([, local]) => assigned.has(local));
  if (changing !== undefined) throw new Error(`a packed script changes its export ${changing[0]}`);

  const parts = [`(function (${PARAMETERS}) { "use strict";\n`];
  let end = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  const entries = exported.map(([name, local]) => `${name}: ${local}`).join(', ');
  parts.push(text.slice(end), `module.exports = { ${entries} };\n})`);
  return parts.join('').replaceAll(/[^\0-\x7f]/g, escaped);
}

/** What expressions and loops assign to. */
const ASSIGNMENTS = {
  AssignmentExpression: ({ left }) => left,
  UpdateExpression: ({ argument }) => argument,
  ForInStatement: ({ left }) => left,
  ForOfStatement: ({ left }) => left,
};

/** The parts of patterns. */
const PARTS = {
  ArrayPattern: ({ elements }) => elements,
  ObjectPattern: ({ properties }) => properties,
  Property: ({ value }) => [value],
  RestElement: ({ argument }) => [argument],
  AssignmentPattern: ({ left }) => [left],
};

/** The variables in the target of an assignment. */
function namesIn(target) {
  if (target?.type === 'Identifier') return [target.name];
  return (PARTS[target?.type]?.(target) ?? []).flatMap(namesIn);
}

/** Replaces a declaration of imports by constants. */
function staticImport({ specifiers, source }) {
  const from = JSON.stringify(source.value);
  const call = isScript(source) ? `docgenScript(${from})` : `require(${from})`;
  const constants = [];
  const named = [];
  for (const { type, imported, local } of specifiers) {
    const name = type === 'ImportDefaultSpecifier' ? 'default' : imported?.name;
    // CommonJS modules, such as those of Node, are their own default export.
    const isWhole = name === undefined || (name === 'default' && !isScript(source));
    if (isWhole) constants.push(`const ${local.name} = ${call};`);
    else named.push(`${name}: ${local.name}`);
  }
  if (named.length > 0) constants.push(`const { ${named.join(', ')} } = ${call};`);
  return constants.length > 0 ? constants.join(' ') : `${call};`;
}

/**
 * Packages in CommonJS whose names are imported on demand. For `import()`, Node would load its
 * loader of ES modules, and search the package for its exports, which takes 40 ms.
 */
const COMMON_JS = new Set(['esbuild']);

function dynamicImport({ start, end, source }) {
  const load = isScript(source) ? 'docgenScript' : COMMON_JS.has(source.value) && 'require';
  return load
    ? { start, end, text: `Promise.resolve().then(() => ${load}("${source.value}"))` }
    : { start, end: start + 'import'.length, text: 'docgenImport' };
}

/** Whether an import is of another script, in the form in which esbuild writes it. */
function isScript({ value }) {
  return /^\.\.?\/.*\.js$/.test(value ?? '');
}

/** Visits a node and those in it; `visitor` gets each, and whether it is in a function. */
function visit(node, visitor, isInFunction = false) {
  visitor(node, isInFunction);
  const isInside = isInFunction || node.type.includes('Function');
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') visit(child, visitor, isInside);
  }
}

/** @param {string} unit UTF-16 code unit */
function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
