import {
  type ForeignObject,
  type ForeignValue,
  isForeignList,
  isForeignObject,
} from '../foreign/foreign-value.ts';

/** A value that nobody asked for. */
export interface Leftover {
  /** Keys that lead to it, such as `themeConfig.navbar.hideOnScroll`. */
  readonly path: string;
  readonly value: ForeignValue;
}

/**
 * An object of a foreign configuration that remembers what was asked for, so that what is left
 * can be listed in the end. A value of another type than the one asked for counts as left.
 */
export interface Section {
  /** Keys that lead to it; empty for the whole configuration. */
  readonly path: string;
  readonly text: (key: string) => string | undefined;
  readonly flag: (key: string) => boolean | undefined;
  readonly number: (key: string) => number | undefined;
  readonly list: (key: string) => readonly ForeignValue[] | undefined;
  readonly texts: (key: string) => readonly string[] | undefined;
  /** An object, to be asked itself. */
  readonly section: (key: string) => Section | undefined;
  /** The objects of a list. */
  readonly sections: (key: string) => readonly Section[] | undefined;
  /** A value of any type. */
  readonly any: (key: string) => ForeignValue | undefined;
  /** A value of any type, without asking for it. */
  readonly peek: (key: string) => ForeignValue | undefined;
  /** All keys with a value. */
  readonly keys: readonly string[];
  /** What was not asked for, in the order of the configuration. */
  readonly rest: () => readonly Leftover[];
}

/** Opens an object of a foreign configuration for reading. */
export function openSection(object: ForeignObject, path = ''): Section {
  const used = new Set<string>();
  const inner = new Map<string, readonly Section[]>();
  const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);

  function take<T>(key: string, pick: (value: ForeignValue) => T | undefined): T | undefined {
    const value = object[key];
    const picked = value === undefined || value === null ? undefined : pick(value);
    if (picked !== undefined) used.add(key);
    return picked;
  }

  function open(key: string, values: readonly ForeignValue[], at: (index: number) => string) {
    const opened = values.flatMap((value, index) =>
      isForeignObject(value) ? [openSection(value, at(index))] : [],
    );
    inner.set(key, opened);
    return opened;
  }

  return {
    path,
    text: (key) => take(key, (value) => (typeof value === 'string' ? value : undefined)),
    flag: (key) => take(key, (value) => (typeof value === 'boolean' ? value : undefined)),
    number: (key) => take(key, (value) => (typeof value === 'number' ? value : undefined)),
    list: (key) => take(key, (value) => (isForeignList(value) ? value : undefined)),
    texts: (key) =>
      take(key, (value) => {
        const items = isForeignList(value) ? value : [];
        const texts = items.filter((item) => typeof item === 'string');
        return isForeignList(value) && texts.length === items.length ? texts : undefined;
      }),
    section: (key) =>
      take(key, (value) =>
        isForeignObject(value)
          ? (inner.get(key) ?? open(key, [value], () => pathOf(key)))[0]
          : undefined,
      ),
    sections: (key) =>
      take(key, (value) =>
        isForeignList(value)
          ? (inner.get(key) ?? open(key, value, (index) => `${pathOf(key)}[${index}]`))
          : undefined,
      ),
    any: (key) => take(key, (value) => value),
    peek: (key) => object[key],
    keys: Object.keys(object).filter((key) => object[key] !== null),
    rest: () =>
      Object.entries(object).flatMap(([key, value]) => {
        if (!used.has(key)) return value === null ? [] : [{ path: pathOf(key), value }];
        return inner.get(key)?.flatMap((section) => section.rest()) ?? [];
      }),
  };
}
