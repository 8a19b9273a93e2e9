import { pointFinder } from '@docgen/core/sources/source-place';
import { didYouMean, didYouMeanOf } from '@docgen/core/strings/did-you-mean';
import { createNameIndex, type NameIndex } from '@docgen/core/strings/name-index';
import type { Blockquote, Nodes, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import type { Problem } from '../report.ts';
import { walkTree } from '../tree/walk-tree.ts';
import { ALERTS } from './github-alerts.ts';

/** What a page has to contain for its tree to be searched. */
const SUSPECT =
  /^[ \t>]{0,99}(?:(?::{3,}|!!!|\?\?\?\+?)[ \t]+\w|===[!+]?[ \t]+")|\]\([^()\n]{0,200}\s|\[[!^]|\]\[/m;

/** An opening line with a space behind its colons. */
const SPACED = /^(:{3,})[ \t]+([\w-]+)/gm;

/** An admonition of MkDocs, which would contain the indented lines below it. */
const MKDOCS = /^(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+"[^"\n]*")?[ \t]*$/gm;

/** A tab of MkDocs, which would contain the indented lines below it. */
const MKDOCS_TAB = /^===[!+]?[ \t]+"([^"\n]+)"[ \t]*$/gm;

/** Kinds that only MkDocs has. */
const MKDOCS_KINDS = new Set('abstract question failure bug example quote'.split(' '));

/** The first line of an alert of GitHub, or of a program with other kinds and titles. */
const ALERT = /^\[!([\w-]+)\]/;

/**
 * The number of a footnote behind a word. A regular expression in text is told by what follows it,
 * or by a single letter.
 */
const FOOTNOTE = /(?<=[^\s[\]\\])\[\^(\d+|[\w-]{2,99})\](?![*+?{($|[\\])/g;

/**
 * A link whose address would be elsewhere in the page. Places in arrays, such as `a[0][1]`, come
 * behind a word.
 */
const REFERENCE = /(?<![^\s(*_"'])\[([^[\]\n]{2,200})\]\[([^[\]\n]{1,200})\](?![\w[(])/g;

/** A link or picture, without a title. Brackets after a word are code: `list[0](a, b.id)`. */
const LINK = /(?<!\\)(!|(?<!\w))\[[^[\]\n]{0,200}\]\(([^()<>"'\n]{1,200})\)/g;

/** An address that can be told from other words in parentheses: of a file, or with its start. */
const ADDRESS = /^(?:\.{0,2}\/|https?:).*\s|\s.*\.[a-z]\w{1,4}(?:[?#]\S*)?$/i;

/**
 * Reports text that was meant as Markdown, but is none: because of a space, as in `::: note` and
 * `![A picture](a picture.png)`, because other programs write it, as `!!! note` and
 * `=== "Java"`, or because it refers to what the page does not define.
 */
export function remarkMistakenText({ kinds }: { readonly kinds: ReadonlySet<string> }) {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    if (!SUSPECT.test(source)) return;
    const { report } = pageNotes(file);
    const labels = definedLabels(tree);
    const find = pointFinder(source);
    walkTree<Nodes>(tree, (node) => {
      const text = node.type === 'blockquote' ? openingText(node) : node;
      const { start, end } = text?.position ?? {};
      if (text?.type !== 'text' || start?.offset === undefined) return;
      const { offset } = start;
      const written = source.slice(offset, end?.offset);
      const found = node === text ? problemsIn(written, kinds, labels) : wrongAlert(written);
      for (const { problem, index, length } of found) {
        const [from, to] = [offset + index, offset + index + length];
        report(problem, { start: find(from), end: find(to) });
      }
    });
  };
}

/** A problem with its place in a text. */
interface Found {
  readonly problem: Problem;
  readonly index: number;
  readonly length: number;
}

function* problemsIn(
  written: string,
  kinds: ReadonlySet<string>,
  labels: Labels,
): Generator<Found> {
  for (const { 0: text, 1: colons = '', 2: kind = '', index } of written.matchAll(SPACED)) {
    if (kinds.has(kind)) yield { problem: spacedKind(colons, kind), index, length: text.length };
  }
  for (const { 0: text, 1: signs = '', 2: kind = '', index } of written.matchAll(MKDOCS)) {
    if (!kinds.has(kind) && !MKDOCS_KINDS.has(kind)) continue;
    yield { problem: fromMkDocs(signs, kind, kinds), index, length: text.length };
  }
  for (const { 0: text, 1: label = '', index } of written.matchAll(MKDOCS_TAB)) {
    yield { problem: tabOfMkDocs(label), index, length: text.length };
  }
  for (const { 0: text, 1: mark, 2: address = '', index } of written.matchAll(LINK)) {
    const trimmed = address.trim();
    if (!ADDRESS.test(trimmed)) continue;
    yield { problem: spacedAddress(trimmed, mark === '!'), index, length: text.length };
  }
  for (const { 0: text, index } of written.matchAll(FOOTNOTE)) {
    yield { problem: undefinedFootnote(text), index, length: text.length };
  }
  for (const { 0: text, 1: words = '', 2: label = '', index } of written.matchAll(REFERENCE)) {
    if (!isMeantAsLink(words.trim(), label, labels)) continue;
    yield { problem: undefinedLink(text, label, labels), index, length: text.length };
  }
}

/**
 * Whether two pairs of brackets are a link rather than an array, a line of a log or a command. A
 * page that defines no label like this one has none, unless the first pair contains several words.
 */
function isMeantAsLink(words: string, label: string, labels: Labels): boolean {
  if (!/\p{L}/u.test(words)) return false;
  if (/^\d+$/.test(label)) return labels.hasNumbers;
  return labels.hasAny || /\s/.test(words);
}

/** Labels that links of a page may refer to. */
interface Labels extends Pick<NameIndex, 'nearest'> {
  readonly hasAny: boolean;
  /** Whether one of them is a number. */
  readonly hasNumbers: boolean;
}

function definedLabels(tree: Root): Labels {
  const labels: string[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'definition') labels.push(node.label ?? node.identifier);
  });
  return {
    ...createNameIndex(labels),
    hasAny: labels.length > 0,
    hasNumbers: labels.some((label) => /^\d+$/.test(label)),
  };
}

/** The text that a quote begins with. */
function openingText({ children: [first] }: Blockquote): Text | undefined {
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  return start?.type === 'text' ? start : undefined;
}

/** The first line of a quote that is no alert, although it is written like one. */
function wrongAlert(written: string): readonly Found[] {
  const [marker, kind = ''] = ALERT.exec(written) ?? [];
  if (marker === undefined) return [];
  const known = ALERTS.has(kind.toLowerCase());
  const problem = known ? misplacedAlert(marker, kind) : unknownAlert(marker, kind);
  return [{ problem, index: 0, length: marker.length }];
}

function spacedKind(colons: string, kind: string): Problem {
  return {
    code: 'unknown-admonition',
    severity: 'warning',
    message: `"${colons} ${kind}" is text and no admonition, because of the space.`,
    hint: `Write "${colons}${kind}".`,
  };
}

function spacedAddress(address: string, isPicture: boolean): Problem {
  return {
    code: 'space-in-address',
    severity: 'warning',
    message: `This is text and no ${isPicture ? 'picture' : 'link'}, because the address "${address}" contains a space.`,
    hint: `Put the address into angle brackets, (<${address}>), or write ${address.replace(/\s/g, '%20')}.`,
  };
}

function fromMkDocs(signs: string, kind: string, kinds: ReadonlySet<string>): Problem {
  const name = kinds.has(kind) ? kind : 'note';
  return {
    code: 'unknown-admonition',
    severity: 'warning',
    message: `"${signs} ${kind}" is text and no admonition: this is how MkDocs writes it.`,
    hint: signs.startsWith('?')
      ? 'Put the content between <details> and </details>, without the indentation, and its title into <summary>.'
      : `Write ":::${name}[Title]" above the content and ":::" below it, without the indentation.`,
  };
}

function tabOfMkDocs(label: string): Problem {
  return {
    code: 'unknown-tab',
    severity: 'warning',
    message: `The line === "${label}" is text and no tab: this is how MkDocs writes it.`,
    hint: `Write <TabItem label="${label}"> above the content and </TabItem> below it, without the indentation, and all tabs between <Tabs> and </Tabs>, in an .mdx page.`,
  };
}

function misplacedAlert(marker: string, kind: string): Problem {
  const name = ALERTS.get(kind.toLowerCase());
  return {
    code: 'unknown-admonition',
    severity: 'warning',
    message: `"${marker}" is text here and no admonition: as on GitHub, it has to be alone on the first line of a block quote that has content and is in no list or other quote.`,
    hint: `Write the content below the marker, or between ":::${name}[Title]" and ":::", which may be anywhere.`,
  };
}

function unknownAlert(marker: string, kind: string): Problem {
  const kinds = [...ALERTS.keys()].map((name) => `[!${name.toUpperCase()}]`);
  return {
    code: 'unknown-admonition',
    severity: 'warning',
    message: `"${marker}" is text and no admonition: GitHub has no alert "${kind}".`,
    hint: didYouMean(marker.toUpperCase(), kinds) ?? `Use one of ${kinds.join(', ')}.`,
  };
}

function undefinedFootnote(text: string): Problem {
  return {
    code: 'undefined-reference',
    severity: 'warning',
    message: `The page has no footnote "${text}", so readers see the brackets.`,
    hint: `Add a line "${text}: text of the footnote". To write brackets, put a backslash before them: \\[.`,
  };
}

function undefinedLink(text: string, label: string, labels: Labels): Problem {
  return {
    code: 'undefined-reference',
    severity: 'warning',
    message: `"${text}" is text and no link, because the page has no address for "${label}".`,
    hint:
      didYouMeanOf(labels.nearest(label)) ??
      `Add a line "[${label}]: address". To write brackets, put a backslash before them: \\[.`,
  };
}
