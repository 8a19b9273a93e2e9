import { mayBeFunction } from '@docgen/content/program/may-be-function';
import { patternNames } from '@docgen/content/program/module-names';
import { walkProgram } from '@docgen/content/program/walk-program';
import { parse } from 'acorn';

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
  /** Identifiers that are no variables, such as names of properties. */
  const labels = new Set<unknown>();
  const declare = (...patterns: Parameters<typeof patternNames>[0][]) => {
    for (const name of patterns.flatMap(patternNames)) declared.add(name);
  };
  let computes = false;
  walkProgram(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    switch (node.type) {
      case 'Identifier':
        if (!labels.has(node)) used.add(node.name);
        break;
      case 'MemberExpression':
        if (!node.computed) labels.add(node.property);
        break;
      case 'Property':
        if (!node.computed) labels.add(node.key);
        else if (mayBeFunction(node.value)) computes = true;
        break;
      case 'AssignmentExpression': {
        const { left, right } = node;
        const isComputed = left.type === 'MemberExpression' && left.computed;
        if (isComputed && mayBeFunction(right)) computes = true;
        break;
      }
      case 'ImportDeclaration':
        for (const { key } of node.attributes) labels.add(key);
        break;
      case 'ImportSpecifier':
        labels.add(node.imported);
        declare(node.local);
        break;
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        declare(node.local);
        break;
      case 'ExportSpecifier':
        labels.add(node.exported);
        break;
      case 'VariableDeclarator':
        declare(node.id);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        declare('id' in node ? (node.id ?? null) : null, ...node.params);
        break;
      case 'CatchClause':
        declare(node.param);
        break;
    }
  });
  return computes || [...used].some((name) => !declared.has(name) && !LANGUAGE.test(name));
}
