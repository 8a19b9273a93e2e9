import { type ForeignValue, isForeignList, isForeignObject, isOpaque } from './foreign-value.ts';
import { isUnknown, UNKNOWN } from './static/value.ts';

/** Values in a configuration at most, and how deep they may lie; people write some hundreds. */
const MOST = 50_000;
const DEEPEST = 400;

const KINDS: ReadonlySet<unknown> = new Set(['function', 'package', 'expression']);

/** A value of a size that can be walked through. */
export interface PlainValue {
  /** What is not known is marked as an expression without a name. */
  readonly value: ForeignValue;
  /** Keys that lead to what is not known, such as `themeConfig.footer.copyright`; the first 100. */
  readonly unknown: readonly string[];
  /** False when there is more of it than anybody writes; the rest is not known then. */
  readonly isWhole: boolean;
}

/**
 * Copies a value piece by piece. A configuration of a few lines can hold more than any memory, as
 * names make it possible, and a program that reports a value can say anything, also of its marks.
 */
export function plainValue(value: ForeignValue): PlainValue {
  const unknown: string[] = [];
  let count = 0;
  let isWhole = true;
  return { value: copy(value, '', 0), unknown, isWhole };

  function copy(from: ForeignValue, path: string, depth: number): ForeignValue {
    count++;
    isWhole &&= count <= MOST && depth <= DEEPEST;
    if (isUnknown(from) || !isWhole) {
      if (unknown.length < 100) unknown.push(path);
      return UNKNOWN;
    }
    if (isForeignList(from)) {
      return from.slice(0, MOST).map((item, index) => copy(item, `${path}[${index}]`, depth + 1));
    }
    if (isOpaque(from)) {
      const { $opaque, name } = from;
      return KINDS.has($opaque) && typeof name === 'string' ? { $opaque, name } : UNKNOWN;
    }
    if (isForeignObject(from)) {
      const entries = Object.entries(from).map(([key, entry]): [string, ForeignValue] => [
        key,
        copy(entry, path === '' ? key : `${path}.${key}`, depth + 1),
      ]);
      return Object.fromEntries(entries);
    }
    // What JSON cannot hold: a run reports it the same way.
    return typeof from === 'number' && !Number.isFinite(from) ? null : from;
  }
}
