/** A piece of JavaScript that has a meaning of its own: comments and white space are none. */
export interface JsToken {
  readonly kind: 'word' | 'number' | 'string' | 'template' | 'regex' | 'punctuation';
  readonly text: string;
}

const PATTERNS: readonly (readonly [JsToken['kind'] | 'skipped', RegExp])[] = [
  ['skipped', /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y],
  ['number', /\d[\w.]*|\.\d\w*/y],
  ['word', /[\p{L}_$#][\p{L}\p{N}_$]*/uy],
  ['regex', /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y],
  ['punctuation', /\.\.\.|=>|[\s\S]/y],
];

/** Words after which a slash starts a regular expression. */
const BEFORE_VALUE = /^(?:return|typeof|case|in|of|void|delete|new|await|yield|else|do)$/;

/**
 * Splits JavaScript into tokens. A template with expressions in it is one token. Meant for
 * reading literals: where a slash could be either, division wins after a value.
 */
export function jsTokens(source: string): JsToken[] {
  const tokens: JsToken[] = [];
  let at = 0;
  while (at < source.length) {
    const template = source[at] === '`' ? templateEnd(source, at) : undefined;
    if (template !== undefined) {
      tokens.push({ kind: 'template', text: source.slice(at, template) });
      at = template;
      continue;
    }
    for (const [kind, pattern] of PATTERNS) {
      if (kind === 'regex' && !startsValue(tokens.at(-1))) continue;
      pattern.lastIndex = at;
      const text = pattern.exec(source)?.[0];
      if (text === undefined) continue;
      if (kind !== 'skipped') tokens.push({ kind, text });
      at += text.length;
      break;
    }
  }
  return tokens;
}

function startsValue(before: JsToken | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'word') return BEFORE_VALUE.test(before.text);
  return before.kind === 'punctuation' && !/^[)\]}]$/.test(before.text);
}

/** Where the template that opens at `start` ends; its expressions may hold templates of their own. */
function templateEnd(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) at = expressionEnd(source, at + 2);
    else at += 1;
  }
  return Math.min(at + 1, source.length);
}

function expressionEnd(source: string, start: number): number {
  let depth = 1;
  let at = start;
  while (at < source.length) {
    const character = source[at];
    if (character === '`') {
      at = templateEnd(source, at);
      continue;
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    at += 1;
    if (depth === 0) break;
  }
  return at;
}
