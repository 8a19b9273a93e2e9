import type { CommonStarts } from './common-starts.ts';
import {
  type ForeignValue,
  isForeignList,
  isForeignObject,
  isOpaque,
  type Opaque,
} from './foreign-value.ts';
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
 *
 * @param startsOf - Calls a function. @default what the report says
 */
export function plainValue(
  value: ForeignValue,
  startsOf: (made: Opaque, key: string) => unknown = ({ starts }) => starts,
): PlainValue {
  const unknown: string[] = [];
  let count = 0;
  let isWhole = true;
  return { value: copy(value, '', 0, ''), unknown, isWhole };

  function copy(from: ForeignValue, path: string, depth: number, key: string): ForeignValue {
    count++;
    isWhole &&= count <= MOST && depth <= DEEPEST;
    if (isUnknown(from) || !isWhole) {
      if (unknown.length < 100) unknown.push(path);
      return UNKNOWN;
    }
    if (isForeignList(from)) {
      return from
        .slice(0, MOST)
        .map((item, index) => copy(item, `${path}[${index}]`, depth + 1, ''));
    }
    if (isOpaque(from)) {
      const { $opaque, name } = from;
      if (!KINDS.has($opaque) || typeof name !== 'string') return UNKNOWN;
      const starts = startsOf(from, key);
      return { $opaque, name, ...(isStarts(starts) && { starts }) };
    }
    if (isForeignObject(from)) {
      const entries = Object.entries(from).map(([name, entry]): [string, ForeignValue] => [
        name,
        copy(entry, path === '' ? name : `${path}.${name}`, depth + 1, name),
      ]);
      return Object.fromEntries(entries);
    }
    // As in the report of a run, because JSON cannot represent such numbers.
    return typeof from === 'number' && !Number.isFinite(from) ? null : from;
  }
}

function isStarts(value: unknown): value is CommonStarts {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.values(value).every((start) => typeof start === 'string');
}
