import { type ForeignValue, isForeignList, isForeignObject, isOpaque } from '../foreign-value.ts';
import { isUnknown, UNKNOWN } from './value.ts';

/** Values in a configuration at most; in one that people write, there are some hundreds. */
const MOST = 50_000;

/** A value that was read off a text, of a size that can be walked through. */
export interface PlainValue {
  readonly value: ForeignValue;
  /** Keys that lead to what is not known, such as `themeConfig.footer.copyright`. */
  readonly unknown: readonly string[];
}

/**
 * Copies a value. Names make it possible to write a configuration of a few lines that holds more
 * than any memory; the rest of such a one is not known.
 */
export function plainValue(value: ForeignValue): PlainValue {
  const unknown: string[] = [];
  const copied = { count: 0 };
  return { value: copy(value, ''), unknown };

  function copy(from: ForeignValue, path: string): ForeignValue {
    copied.count++;
    if (isUnknown(from) || copied.count > MOST) {
      if (unknown.length < 100) unknown.push(path);
      return UNKNOWN;
    }
    if (isForeignList(from)) {
      return from.slice(0, MOST).map((item, index) => copy(item, `${path}[${index}]`));
    }
    if (isOpaque(from)) return from;
    if (isForeignObject(from)) {
      const entries = Object.entries(from).map(([key, entry]): [string, ForeignValue] => [
        key,
        copy(entry, path === '' ? key : `${path}.${key}`),
      ]);
      return Object.fromEntries(entries);
    }
    // What JSON cannot hold: a run reports it the same way.
    return typeof from === 'number' && !Number.isFinite(from) ? null : from;
  }
}
