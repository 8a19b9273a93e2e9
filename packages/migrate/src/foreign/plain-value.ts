import { type ForeignValue, isForeignList, isForeignObject, isOpaque } from './foreign-value.ts';
import { isUnknown, UNKNOWN } from './static/value.ts';

/**
 * Maximum number of values in a configuration, and of levels. Real ones have some hundred values.
 */
const MOST = 50_000;
const DEEPEST = 400;

const KINDS: ReadonlySet<unknown> = new Set(['function', 'package', 'expression']);

/** A value of limited size. */
export interface PlainValue {
  /** Unknown values are marked as expressions without a name. */
  readonly value: ForeignValue;
  /** Paths of the first 100 unknown values, such as `themeConfig.footer.copyright`. */
  readonly unknown: readonly string[];
  /** False if the value is too large; the rest is unknown then. */
  readonly isWhole: boolean;
}

/**
 * Copies a value within limits. By using names repeatedly, a configuration of a few lines can
 * describe a value that fits into no memory. The value may also be the report of a program, which
 * can contain anything, so its markers are validated.
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
    // As in the report of a run, because JSON cannot represent such numbers.
    return typeof from === 'number' && !Number.isFinite(from) ? null : from;
  }
}
