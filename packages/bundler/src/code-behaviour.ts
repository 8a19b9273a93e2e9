import { labelsOf } from '@docgen/content/program/labels-of';
import { mayBeFunction } from '@docgen/content/program/may-be-function';
import { patternNames } from '@docgen/content/program/module-names';
import { walkProgram } from '@docgen/content/program/walk-program';
import { parse } from 'acorn';

type Node = Parameters<typeof mayBeFunction>[0];
type Pattern = Parameters<typeof patternNames>[0];

/**
 * What code contains if it has state, handles events, or depends on the time or chance. Any such
 * word counts, even in a text: at worst a page loads a script that it could do without.
 */
const BEHAVIOUR = new RegExp(
  [
    // Hooks, events, and React's other means of state.
    String.raw`\b(use|on)[A-Z]|\buse( as|[\s,}(])|\b(extends|class)\b`,
    // The start of an event's name that is put together.
    String.raw`["']on["'][+.]|\x60on\$\{`,
    String.raw`\b(Component|PureComponent|createRef|createContext|forwardRef|lazy|Suspense)\b`,
    String.raw`\b(ref|autoFocus|muted)\b`,
    // Custom elements, whose objects only browsers can set.
    String.raw`\b(jsx\w*|createElement)\(["'][a-z]\w*-`,
    // What differs in browsers although the language has it.
    String.raw`\b(random|toLocale\w*)\b`,
    // What is loaded or done at another time.
    String.raw`\b(import|\w*require)\s*\(|\b(async|await|debugger)\b|\.then\b|import\.meta`,
    String.raw`\bexports\b|["']use client["']`,
  ].join('|'),
);

/** Hooks of Docusaurus that only read what the server knows, too. */
const READING = /\b(useBaseUrl|useBaseUrlUtils|useDocusaurusContext)\b/g;

/** Globals that are the same in browsers and on the server, and do nothing by themselves. */
const LANGUAGE = new RegExp(
  [
    '^(undefined|NaN|Infinity|arguments|Object|Array|String|Number|Boolean|Symbol|BigInt|Math|JSON',
    '(Weak)?(Map|Set)|RegExp|Reflect|parseInt|parseFloat|isNaN|isFinite|(en|de)codeURI(Component)?',
    'URL(SearchParams)?|(Range|Syntax|Type)?Error)$',
  ].join('|'),
);

/**
 * Whether code does, or may do, something in a browser: it contains a word that says so, uses a
 * global that is not of the language alone, or gives functions to properties with computed names,
 * which may be those of events.
 *
 * @param code - An ES module without JSX, as esbuild bundles it: no variable in it has the name of a
 *   global that it uses.
 * @throws SyntaxError if it cannot be parsed.
 */
export function codeBehaves(code: string): boolean {
  if (BEHAVIOUR.test(code.replace(READING, ''))) return true;
  const declared = new Set<string>();
  const used = new Set<string>();
  const labels = new Set<unknown>();
  let behaves = false;
  walkProgram(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    for (const label of labelsOf(node)) labels.add(label);
    for (const name of patternsOf(node).flatMap(patternNames)) declared.add(name);
    if (node.type === 'Identifier' && !labels.has(node)) used.add(node.name);
    behaves ||= setsComputed(node);
  });
  return behaves || [...used].some((name) => !declared.has(name) && !LANGUAGE.test(name));
}

/** What declares variables. */
function patternsOf(node: Node): readonly Pattern[] {
  switch (node.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local];
    case 'VariableDeclarator':
      return [node.id];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.id ?? null, ...node.params];
    case 'ArrowFunctionExpression':
      return node.params;
    case 'CatchClause':
      return [node.param];
    default:
      return [];
  }
}

/** Whether a node may give a function to a property with a computed name. */
function setsComputed(node: Node): boolean {
  if (node.type === 'Property') return node.computed && mayBeFunction(node.value);
  if (node.type !== 'AssignmentExpression') return false;
  const { left, right } = node;
  return left.type === 'MemberExpression' && left.computed && mayBeFunction(right);
}
