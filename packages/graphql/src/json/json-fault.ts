import { jsonTokenAt, startOfJson } from './json-tokens.ts';

/** The tokens that may come next. `"` stands for strings, `0` for numbers and words. */
const NEXT = { value: '[{"0', item: '[{"0]', member: '"}', key: '"', colon: ':', none: '' };

/** Why and where a text is not JSON. */
export interface JsonFault {
  readonly reason: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
}

/**
 * Finds the first mistake in a text that `JSON.parse` rejects, whose own messages name the position
 * of some mistakes only.
 */
export function jsonFault(text: string): JsonFault {
  const open: string[] = [];
  let next = NEXT.value;
  let end = startOfJson(text);
  for (;;) {
    const token = jsonTokenAt(text, end);
    if (token === undefined || !next.includes(token.kind)) return faultAt(text, end);
    const { kind } = token;
    end = token.end;
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    const isKey = kind === '"' && (next === NEXT.key || next === NEXT.member);
    next = isKey ? NEXT.colon : after(kind, open.at(-1));
  }
}

function after(kind: string, inside: string | undefined): string {
  if (kind === '{') return NEXT.member;
  if (kind === '[') return NEXT.item;
  if (kind === ':') return NEXT.value;
  if (kind === ',') return inside === '{' ? NEXT.key : NEXT.value;
  if (inside === undefined) return NEXT.none;
  return inside === '{' ? ',}' : ',]';
}

/** @param end - Where the last valid token ends. */
function faultAt(text: string, end: number): JsonFault {
  const rest = text.slice(end).replace(/^[ \t\n\r]+/, '');
  const lines = text.slice(0, text.length - rest.length).split(/\r\n?|\n/);
  return { reason: reasonOf(rest), line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function reasonOf(rest: string): string {
  const [found] = /^(?:\w+|.)/u.exec(rest) ?? [];
  if (found === undefined) return 'it ends too early';
  if (found === '"' && !rest.slice(1).replace(/\\./gs, '').includes('"'))
    return 'it ends in the string that starts here';
  return found === '"'
    ? 'the string that starts here is not expected, or contains something invalid'
    : `${JSON.stringify(found)} is not expected here`;
}
