import type { Construct, Extension } from 'micromark-util-types';

/** What of GFM is tried at every word or line, and whether a text holds what it needs to succeed. */
const COSTLY: Readonly<Record<string, (text: string) => boolean>> = {
  // Tried at each start of a word: it reads the word, and the tokenizer reads it again.
  emailAutolink: (text) => EMAIL.test(text),
  // Tried at each word with their first letter.
  protocolAutolink: (text) => /https?:\/\//i.test(text),
  wwwAutolink: (text) => /www\./i.test(text),
  // Tried at each line of a paragraph.
  table: mayHoldTable,
};

/** The sign of an address with a character on its left, and a full stop within what may be a domain. */
const EMAIL = /[-+.\w]@[-\w]*\.[-.\w]/;

/** Ends of lines that may be a row of dashes; each is read once, however long it is. */
const ROW_OF_DASHES = /(?<![-|: \t])[-|: \t]+$/gm;

/** Whether a text holds a row of dashes, without which it has no table. */
export function mayHoldTable(text: string): boolean {
  return text.match(ROW_OF_DASHES)?.some((row) => /-/.test(row) && /[|:]/.test(row)) === true;
}

/** A part of an extension: lists of constructs by the character that they start with. */
type Constructs = NonNullable<Extension['flow']>;

/**
 * Leaves out of a syntax what a text cannot hold, and what takes long to find that out again and
 * again: half of the time that reading prose takes.
 *
 * @param syntax - With GFM's constructs, or without.
 * @returns A function from a text to the syntax to parse it with, to the same result. The syntax holds
 *   until the function is called for the next text.
 */
export function leanSyntax(syntax: Extension): (text: string) => Extension {
  const known = new Map<string, Extension>();
  let tables: ReadonlySet<number> = new Set();
  const whole = withFlow(syntax, (construct) =>
    construct.name === 'table' ? onLines(construct, (line) => tables.has(line)) : construct,
  );
  return (text) => {
    const needless = Object.keys(COSTLY).filter((name) => COSTLY[name]?.(text) === false);
    const key = needless.join();
    const lean = known.get(key) ?? without(whole, new Set(needless));
    known.set(key, lean);
    if (!needless.includes('table')) tables = tableLines(text);
    return lean;
  };
}

/**
 * Lines, from 1, that may be a part of a table: its construct is tried at the first, above a row of
 * dashes, and at each row, down to a line that is blank to Markdown: of spaces and tabs.
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

/** Tries a construct on some lines alone. */
function onLines(construct: Construct, isTried: (line: number) => boolean): Construct {
  const tokenize: Construct['tokenize'] = function (this, effects, ok, nok) {
    return isTried(this.now().line) ? construct.tokenize.call(this, effects, ok, nok) : nok;
  };
  return { ...construct, tokenize };
}

function withFlow(syntax: Extension, change: (construct: Construct) => Construct): Extension {
  if (syntax.flow === undefined) return syntax;
  const flow = Object.entries(syntax.flow).map(([code, listed = []]) => {
    return [code, (Array.isArray(listed) ? listed : [listed]).map(change)] as const;
  });
  return { ...syntax, flow: Object.fromEntries(flow) };
}

function without({ flow, text, ...others }: Extension, names: ReadonlySet<string>): Extension {
  return {
    ...others,
    ...(flow && { flow: constructsWithout(flow, names) }),
    ...(text && { text: constructsWithout(text, names) }),
  };
}

function constructsWithout(constructs: Constructs, names: ReadonlySet<string>): Constructs {
  const isKept = ({ name = '' }: Construct): boolean => !names.has(name);
  const kept = Object.entries(constructs).map(([code, listed = []]) => {
    return [code, (Array.isArray(listed) ? listed : [listed]).filter(isKept)] as const;
  });
  return Object.fromEntries(kept.filter(([, listed]) => listed.length > 0));
}
