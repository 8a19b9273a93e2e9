import { rememberIn } from '@docgen/core/basics/remember';
import { type ForeignValue, isForeignList, isForeignObject } from './foreign/foreign-value.ts';

/** A value that was not read. */
export interface Leftover {
  /** Keys that lead to it, such as `themeConfig.navbar.hideOnScroll`. */
  readonly path: string;
  readonly value: ForeignValue;
}

/**
 * An object of a foreign configuration that records which values are read, so that the others can
 * be listed at the end. A value that has another type than the one that is read counts as unread.
 */
export interface Section {
  /** Keys that lead to it; empty for the whole configuration. */
  readonly path: string;
  readonly text: (key: string) => string | undefined;
  readonly flag: (key: string) => boolean | undefined;
  readonly number: (key: string) => number | undefined;
  readonly list: (key: string) => readonly ForeignValue[] | undefined;
  readonly texts: (key: string) => readonly string[] | undefined;
  /** An object as a section of its own. */
  readonly section: (key: string) => Section | undefined;
  /** The objects of a list. */
  readonly sections: (key: string) => readonly Section[] | undefined;
  /** A value of any type. */
  readonly any: (key: string) => ForeignValue | undefined;
  /** A value of any type, without marking it as read. */
  readonly peek: (key: string) => ForeignValue | undefined;
  /** Marks all values as read. */
  readonly readAll: () => void;
  /** All keys with a value. */
  readonly keys: readonly string[];
  /** Values that were not read, in the order of the configuration. */
  readonly rest: () => readonly Leftover[];
}

/**
 * Opens an object of a foreign configuration for reading.
 *
 * @param value - Anything but an object counts as an empty object.
 * @param path - Keys that lead to it.
 */
export function openSection(value: ForeignValue | undefined, path = ''): Section {
  const object = isForeignObject(value) ? value : {};
  const used = new Set<string>();
  const inner = new Map<string, readonly Section[]>();
  const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);

  /** Creates a reader for values of one type; other values remain unread. */
  function taking<T extends ForeignValue>(is: (found: ForeignValue) => found is T) {
    return (key: string): T | undefined => {
      const found = object[key] ?? null;
      if (found === null || !is(found)) return undefined;
      used.add(key);
      return found;
    };
  }

  /** Opens nested objects only once. */
  function opened(key: string, open: () => readonly Section[]): readonly Section[] {
    return rememberIn(inner, key, open, Infinity);
  }

  const list = taking(isForeignList);
  const one = taking(isForeignObject);
  return {
    path,
    text: taking(isText),
    flag: taking((found) => typeof found === 'boolean'),
    number: taking((found) => typeof found === 'number'),
    list,
    texts: taking(isTexts),
    section(key) {
      const found = one(key);
      return found && opened(key, () => [openSection(found, pathOf(key))])[0];
    },
    sections(key) {
      const found = list(key)?.map((entry, index) => ({ entry, at: `${pathOf(key)}[${index}]` }));
      const objects = found?.filter(({ entry }) => isForeignObject(entry));
      return objects && opened(key, () => objects.map(({ entry, at }) => openSection(entry, at)));
    },
    any: taking((found): found is ForeignValue => found !== null),
    readAll() {
      for (const key of Object.keys(object)) used.add(key);
    },
    peek: (key) => object[key],
    keys: Object.keys(object).filter((key) => object[key] !== null),
    rest: () =>
      Object.entries(object).flatMap(([key, entry]) => {
        if (!used.has(key)) return entry === null ? [] : [{ path: pathOf(key), value: entry }];
        return inner.get(key)?.flatMap((section) => section.rest()) ?? [];
      }),
  };
}

function isText(value: ForeignValue): value is string {
  return typeof value === 'string';
}

function isTexts(value: ForeignValue): value is readonly string[] {
  return isForeignList(value) && value.every(isText);
}
