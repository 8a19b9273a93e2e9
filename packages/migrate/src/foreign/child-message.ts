import { parsedJson } from '../parsed-json.ts';
import type { ForeignValue } from './foreign-value.ts';

/** Descriptor of the pipe that a child reports through. */
export const CHANNEL = 3;

/** What a child tells its parent: once, at its end. */
export type ChildMessage =
  | { readonly kind: 'value'; readonly value: ForeignValue }
  | { readonly kind: 'thrown'; readonly message: string; readonly stack: string };

/** Values in a configuration at most, and how deep they may lie. */
const MOST = 50_000;
const DEEPEST = 200;

const KINDS: ReadonlySet<unknown> = new Set(['function', 'package', 'expression']);

/**
 * Reads what a child said. The program that runs there can say anything, so nothing is taken as
 * it is.
 *
 * @param text - JSON, if it is honest.
 * @returns `undefined` when it is no message.
 */
export function childMessage(text: string): ChildMessage | undefined {
  const said: unknown = parsedJson(text);
  if (typeof said !== 'object' || said === null || !('kind' in said)) return undefined;
  if (said.kind === 'value' && 'value' in said) {
    const value = foreignValue(said.value, { left: MOST }, 0);
    return value === undefined ? undefined : { kind: 'value', value };
  }
  if (said.kind !== 'thrown' || !('message' in said) || !('stack' in said)) return undefined;
  const { message, stack } = said;
  if (typeof message !== 'string' || typeof stack !== 'string') return undefined;
  return { kind: 'thrown', message: message.slice(0, 2000), stack: stack.slice(0, 20_000) };
}

/** The value again, piece by piece; `undefined` when it is none, or more than anybody writes. */
function foreignValue(
  value: unknown,
  budget: { left: number },
  depth: number,
): ForeignValue | undefined {
  budget.left--;
  if (budget.left < 0 || depth > DEEPEST) return undefined;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => foreignValue(item, budget, depth + 1));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if ('$opaque' in value) {
    const { $opaque: kind, name } = value as { $opaque: unknown; name?: unknown };
    const isMark = KINDS.has(kind) && typeof name === 'string';
    return isMark ? { $opaque: kind as 'function', name } : { $opaque: 'expression', name: '' };
  }
  const entries: [string, ForeignValue][] = [];
  for (const [key, entry] of Object.entries(value)) {
    const checked = foreignValue(entry, budget, depth + 1);
    if (checked === undefined) return undefined;
    entries.push([key, checked]);
  }
  return Object.fromEntries(entries);
}
