import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { inWords } from '@docgen/core/strings/in-words';

/** A mistake in a diagram's source. */
export interface Mistake {
  /** Line within the diagram's source, from 1. */
  readonly line: number;
  readonly message: string;
  readonly hint?: string;
}

/** Errors that mermaid's parsers throw. Each parser sets different properties. */
interface ParseError {
  readonly name?: string;
  readonly message?: string;
  /** Set by parsers made with jison. */
  readonly hash?: {
    readonly text?: string;
    readonly token?: string | number | null;
    readonly line?: number | string;
    readonly loc?: { readonly first_line: number };
    readonly expected?: readonly string[];
  };
  /** Set by parsers made with langium. */
  readonly result?: {
    readonly lexerErrors?: readonly { readonly line?: number; readonly message: string }[];
    readonly parserErrors?: readonly {
      readonly message: string;
      readonly token?: { readonly startLine?: number };
      readonly previousToken?: { readonly endLine?: number };
    }[];
  };
  /** Set by the parser of the settings between `---`. */
  readonly reason?: string;
  readonly mark?: { readonly line: number };
}

const KINDS =
  `flowchart graph sequenceDiagram classDiagram stateDiagram-v2 stateDiagram erDiagram gantt pie journey
  gitGraph mindmap timeline quadrantChart xychart-beta sankey-beta block-beta packet-beta kanban
  architecture-beta radar-beta treemap-beta requirementDiagram C4Context`.split(/\s+/);

/** Tokens of mermaid's grammars in words. Other tokens are left out of hints. */
const TOKENS: Readonly<Record<string, string>> = {
  1: 'the end of the diagram',
  EOF: 'the end of the diagram',
  NEWLINE: 'the end of the line',
  NL: 'the end of the line',
  SQE: '"]"',
  PE: '")"',
  PS: '"("',
  SQS: '"["',
  DIAMOND_START: '"{"',
  DIAMOND_STOP: '"}"',
  PIPE: '"|"',
  AMP: '"&"',
  LINK: 'an arrow',
  START_LINK: 'an arrow',
  NODE_STRING: 'a name',
  ID: 'a name',
  ALPHA: 'a name',
  ENTITY_NAME: 'a name',
  ACTOR: 'a participant',
  TEXT: 'text',
  STR: 'text in quotes',
  TXT: '":" and a text',
  DESCR: '":" and a text',
  COLON: '":"',
  COMMA: '","',
  STRUCT_STOP: '"}"',
  MEMBER: 'a member',
  SQUARE_BRACES_END: '"]"',
  NUMBER_WITH_DECIMAL: 'a number',
  taskData: '":" and the dates of the task',
};

/** Longer lists of possible tokens do not help authors. */
const MOST_EXPECTED = 4;

/** Explains an error of a mermaid parser, with its line in the diagram's source. */
export function explainMistake(thrown: unknown, source: string): Mistake {
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ParseError;
  if (error.name === 'UnknownDiagramError') return unknownKind(source);
  if (error.mark !== undefined) {
    const message = `The settings of this diagram are not valid YAML: ${error.reason}.`;
    return { line: firstLine(source) + 1 + error.mark.line, message };
  }
  const { hash, result } = error;
  if (result !== undefined) return langiumMistake(result, source);
  if (hash?.expected !== undefined && typeof hash.line === 'number') {
    const atToken = hash.loc?.first_line ?? hash.line;
    const line = sourceLine(source, hash.token === 'NEWLINE' || hash.loc ? atToken : hash.line);
    return { line, ...jisonMistake(hash, lineText(source, line)) };
  }
  const lexical = /on line (\d+)/.exec(error.message ?? '')?.[1];
  if (lexical !== undefined) {
    const line = sourceLine(source, Number(lexical));
    return { line, message: `Mermaid cannot read "${lineText(source, line)}".` };
  }
  const date = invalidDate(error);
  if (date !== undefined) {
    return {
      line: lineOf(source, (text) => text.includes(date)),
      message: `"${date}" is not a date.`,
      hint: 'Write dates in the form of `dateFormat`, which is YYYY-MM-DD by default.',
    };
  }
  // The rest are mistakes of meaning, in mermaid's words. Some name the text that they refer to.
  const about = hash?.text ?? '';
  const index = source.split('\n').findIndex((line) => about !== '' && line.includes(about));
  const message = (error.message ?? String(thrown)).split('\n')[0] ?? '';
  return { line: index === -1 ? firstLine(source) : index + 1, message: endWithDot(message) };
}

/**
 * The text that is not a date, for an error of a Gantt chart. Mermaid reads dates only when it draws
 * the chart.
 */
export function invalidDate(thrown: unknown): string | undefined {
  const { message = '' } = (thrown ?? {}) as ParseError;
  return /^Invalid date:(.+)/.exec(message)?.[1];
}

function unknownKind(source: string): Mistake {
  const cleaned = withoutSettings(source).trim();
  if (cleaned === '') return { line: 1, message: 'This diagram is empty.' };
  const [word = ''] = cleaned.split(/[\s;:{]/);
  return {
    line: lineOf(source, (text) => text.startsWith(word)),
    message: `"${word}" is not a diagram type of Mermaid.`,
    hint:
      didYouMean(word, KINDS) ??
      'Start with the diagram type, such as "flowchart TB" or "classDiagram".',
  };
}

function langiumMistake(result: NonNullable<ParseError['result']>, source: string): Mistake {
  const [lexerError] = result.lexerErrors ?? [];
  const [parserError] = result.parserErrors ?? [];
  const atToken = lexerError?.line ?? parserError?.token?.startLine;
  const line = sourceLine(
    source,
    atToken !== undefined && !Number.isNaN(atToken)
      ? atToken
      : (parserError?.previousToken?.endLine ?? 1),
  );
  const character = /->(.+?)<-/.exec(lexerError?.message ?? '')?.[1];
  const token = /found `(\S+?)`/.exec(parserError?.message ?? '')?.[1];
  const found = character ?? token;
  return {
    line,
    message:
      found === undefined
        ? `Mermaid cannot read "${lineText(source, line)}".`
        : `Mermaid does not expect "${found}" here.`,
  };
}

function jisonMistake(
  { token, text, expected = [] }: NonNullable<ParseError['hash']>,
  line: string,
): Pick<Mistake, 'message' | 'hint'> {
  const names = expected.map((name) => name.replaceAll("'", ''));
  const found = text?.trim() === '' || text === undefined ? undefined : text.trim();
  const isEnd = token === 1 || token === 'EOF';
  const message = isEnd
    ? `Mermaid cannot read "${line}": the diagram ends before it is complete.`
    : token === 'NEWLINE' || token === 'NL'
      ? `Mermaid cannot read "${line}": the line ends too early.`
      : `Mermaid cannot read "${line}"${found === undefined ? '' : ` because of "${found}"`}.`;
  const hint = specialHint(String(token), names) ?? expectation(names);
  return hint === undefined ? { message } : { message, hint };
}

/** Hints for the most common mistakes. */
function specialHint(token: string, expected: readonly string[]): string | undefined {
  if (token === 'end' && expected.includes('NODE_STRING')) {
    return 'In a flowchart, the word "end" closes a subgraph. Write "End", or another id with the label ["end"].';
  }
  if (['PS', 'SQS', 'DIAMOND_START'].includes(token) && expected.includes('TEXT')) {
    return 'Put labels that contain brackets in quotes, such as ["label (x)"].';
  }
  if ((token === '1' || token === 'EOF') && expected.includes('end')) {
    return 'A block such as "alt", "loop" or "subgraph" is not closed with "end".';
  }
  if (['1', 'EOF'].includes(token) && expected.includes('TEXT')) {
    return 'A bracket or quotation mark that is opened here is not closed.';
  }
  return undefined;
}

function expectation(names: readonly string[]): string | undefined {
  const words = names.flatMap((name) => {
    const isLiteral = /^[a-z]+$|^\W+$/.test(name);
    return TOKENS[name] ?? (isLiteral ? `"${name}"` : []);
  });
  const distinct = [...new Set(words)].filter((word) => !word.startsWith('the end of'));
  if (distinct.length === 0 || distinct.length > MOST_EXPECTED) return undefined;
  return `Expected ${inWords(distinct, 'or')}.`;
}

/**
 * The line of the source for a line of the text that mermaid parses. Settings, directives and
 * comments are removed before parsing.
 */
function sourceLine(source: string, parsedLine: number): number {
  const lines = source.split('\n').map((line) => line.trim());
  const parsed = withoutSettings(source)
    .replace(/^\s*%%(?!\{)[^\n]+\n?/gm, '')
    .trimStart()
    .split('\n');
  let at = -1;
  let lastText = 0;
  for (const line of parsed.slice(0, parsedLine)) {
    const next = lines.findIndex((text, index) => index > at && text.endsWith(line.trim()));
    at = next === -1 ? at : next;
    // A place after the last line means that something is missing at the end of that line.
    if (line.trim() !== '') lastText = at;
  }
  return Math.max(0, lastText) + 1;
}

/** Removes the same parts as mermaid. */
function withoutSettings(source: string): string {
  return source.replace(/^\s*-{3}\s*\n[\s\S]*?\n\s*-{3}\s*\n/, '').replace(/%%\{[\s\S]*?\}%%/g, '');
}

function firstLine(source: string): number {
  return lineOf(source, (text) => text !== '');
}

/** Number of the first line that matches, or else of the first line. */
function lineOf(source: string, isMeant: (text: string) => boolean): number {
  const index = source.split('\n').findIndex((line) => isMeant(line.trim()));
  return Math.max(0, index) + 1;
}

function lineText(source: string, line: number): string {
  const text = source.split('\n')[line - 1]?.trim() ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function endWithDot(text: string): string {
  return /[.!?)]$/.test(text) ? text : `${text}.`;
}
