/** The meta string of a code block, which follows the language of the fence. */
export interface CodeMeta {
  readonly title?: string;
  /** Id of the GraphQL schema that the code belongs to. */
  readonly schema?: string;
  /** File that other generators read the code from. */
  readonly file?: string;
  /** Number of the first line; absent when line numbers are not shown. */
  readonly firstLineNumber?: number;
  /** Lines to highlight, counted from 1 after removing magic comments. */
  readonly highlighted: ReadonlySet<number>;
  /** Words without a value, such as `nocheck`. */
  readonly flags: ReadonlySet<string>;
}

/** Quoted values may contain spaces and braces, so they are matched first. */
const PARTS = /(\w[\w-]*)=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([\d\s,-]+)\}|(\w[\w-]*)/g;

/**
 * Reads the meta string of a code block.
 *
 * @param meta - Such as `title="src/a.ts" {1,3-5} showLineNumbers`.
 * @returns The recognized parts; anything else is ignored.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const highlighted = new Set<number>();
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (const [, key, double, single, bare, ranges, flag] of meta.matchAll(PARTS)) {
    if (key !== undefined) values.set(key, double ?? single ?? bare ?? '');
    if (ranges !== undefined) for (const line of linesOf(ranges)) highlighted.add(line);
    if (flag !== undefined) flags.add(flag);
  }
  const title = values.get('title');
  const schema = values.get('schema');
  const file = values.get('file');
  const start = values.get('showLineNumbers');
  const firstLineNumber = flags.has('showLineNumbers') ? 1 : Number.parseInt(start ?? '', 10);
  return {
    highlighted,
    flags,
    title,
    schema,
    file,
    firstLineNumber: Number.isNaN(firstLineNumber) ? undefined : firstLineNumber,
  };
}

/** Maximum number of lines per range, so that `{1-999999999}` does no harm. */
const LONGEST_RANGE = 10_000;

function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range
      .split('-')
      .map((part) => Number.parseInt(part, 10));
    const length = Math.min(last - first + 1, LONGEST_RANGE);
    return length > 0 ? Array.from({ length }, (_, index) => first + index) : [];
  });
}
