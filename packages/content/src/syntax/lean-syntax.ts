import type { Construct, Extension } from 'micromark-util-types';

/**
 * Constructs of GFM that are tried at every word or line, with a test whether a text contains what
 * they need to succeed.
 */
const COSTLY: Readonly<Record<string, (text: string) => boolean>> = {
  // Tried at the start of each word: it reads the word, and the tokenizer reads it again.
  emailAutolink: (text) => EMAIL.test(text),
  // Tried at each word with the same first letter.
  protocolAutolink: (text) => /https?:\/\//i.test(text),
  wwwAutolink: (text) => /www\./i.test(text),
  // Tried at each line of a paragraph.
  table: mayHoldTable,
};

/**
 * An at sign with a character on its left, and with a full stop in the possible domain on its
 * right.
 */
const EMAIL = /[-+.\w]@[-\w]*\.[-.\w]/;

/** Ends of lines that may be a delimiter row. Each is read once, however long it is. */
const ROW_OF_DASHES = /(?<![-|: \t])[-|: \t]+$/gm;

/** Whether a text contains a delimiter row, without which it has no table. */
export function mayHoldTable(text: string): boolean {
  return text.match(ROW_OF_DASHES)?.some((row) => /-/.test(row) && /[|:]/.test(row)) === true;
}

/** A part of an extension: lists of constructs by the character that they start with. */
type Constructs = NonNullable<Extension['flow']>;

/**
 * Removes constructs from a syntax that cannot match in a given text but are slow to fail: they
 * take half of the time of parsing prose.
 *
 * @param syntax - With or without GFM's constructs.
 * @returns A function that returns the syntax for parsing a given text, with the same result. The
 *   syntax is valid until the next call of the function.
 */
export function leanSyntax(syntax: Extension): (text: string) => Extension {
  const known = new Map<string, Extension>();
  let tables: ReadonlySet<number> = new Set();
  const whole = changed(syntax, (construct) =>
    construct.name === 'table' ? onLines(construct, (line) => tables.has(line)) : construct,
  );
  return (text) => {
    const needless = Object.keys(COSTLY).filter((name) => COSTLY[name]?.(text) === false);
    const key = needless.join();
    const lean =
      known.get(key) ??
      changed(whole, (each) => (needless.includes(each.name ?? '') ? undefined : each));
    known.set(key, lean);
    if (!needless.includes('table')) tables = tableLines(text);
    return lean;
  };
}

/**
 * Lines, from 1, that may be part of a table. Its construct is tried at the first line, above a
 * delimiter row, and at each row, up to a line that Markdown considers blank: spaces and tabs only.
 */
function tableLines(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  const lines = text.split(/\r\n|[\n\r]/);
  let isTable = false;
  for (const [index, line] of lines.entries()) {
    isTable = mayHoldTable(lines[index + 1] ?? '') || (isTable && /[^ \t]/.test(line));
    if (isTable) found.add(index + 1);
  }
  return found;
}

/** Tries a construct on certain lines only. */
function onLines(construct: Construct, isTried: (line: number) => boolean): Construct {
  const tokenize: Construct['tokenize'] = function (this, effects, ok, nok) {
    return isTried(this.now().line) ? construct.tokenize.call(this, effects, ok, nok) : nok;
  };
  return { ...construct, tokenize };
}

/** Replaces the constructs of a syntax, and leaves out those that `change` returns nothing for. */
function changed(
  syntax: Extension,
  change: (construct: Construct) => Construct | undefined,
): Extension {
  const changedLists = (constructs: Constructs): Constructs => {
    const lists = Object.entries(constructs).map(([code, listed = []]) => {
      return [code, [listed].flat().flatMap((each) => change(each) ?? [])] as const;
    });
    return Object.fromEntries(lists.filter(([, listed]) => listed.length > 0));
  };
  const { flow, text } = syntax;
  return {
    ...syntax,
    ...(flow && { flow: changedLists(flow) }),
    ...(text && { text: changedLists(text) }),
  };
}
