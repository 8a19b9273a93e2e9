import {
  holdsAddresses,
  UNCHECKED,
  unsafeAddress,
} from '@docgen/core/addresses/address-attributes';
import { Tokenizer } from 'htmlparser2';
import { canRefer, elementReferences, REFERENCE_ATTRIBUTES } from './element-references.ts';
import type { Reference } from './reference.ts';

/** The data of a page's HTML that the link check needs. */
export interface PageScan extends PageAddresses {
  /** All possible targets of fragments: every `id`, and the `name` of every `a`. */
  readonly ids: readonly string[];
}

/** The addresses on a page. */
export interface PageAddresses {
  /**
   * References in the order of the page, without duplicates. Fragments of the page's own ids are
   * left out, because they are known to be valid.
   */
  readonly references: readonly Reference[];
  /**
   * Addresses on any element that would run code in the reader's browser; absent if there are none.
   */
  readonly unsafe?: readonly string[];
}

/** Elements whose content is parsed as foreign content, or again as HTML. */
const CONTEXTS = new Set(['svg', 'math', 'foreignobject']);

const IGNORE = () => {};

/**
 * Extracts ids and addresses from a page.
 *
 * Works on tokens without building a tree, so that a scan costs little more than reading the
 * characters. The contents of scripts, styles and comments are skipped; `base` elements are
 * ignored.
 *
 * @param html - A whole page or a part of one.
 */
export function scanPage(html: string): PageScan {
  const ids = new Set<string>();
  const references = new Map<string, Reference>();
  const unsafe = new Set<string>();
  const contexts: string[] = [];
  const attributes = new Map<string, string>();
  let element = '';
  let refers = false;
  let unchecked = false;
  let attribute = '';
  let value = '';

  const finishElement = () => {
    const id = attributes.get('id');
    if (id) ids.add(detached(id));
    if (!refers) return;
    const anchor = element === 'a' ? attributes.get('name') : undefined;
    if (anchor) ids.add(detached(anchor));
    if (unchecked) return;
    for (const { kind, href } of elementReferences(element, attributes)) {
      const key = `${kind} ${href}`;
      if (!references.has(key)) references.set(key, { kind, href: detached(href) });
    }
  };
  const leave = (name: string) => {
    const at = contexts.lastIndexOf(name);
    if (at >= 0) contexts.length = at;
  };

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        element = html.slice(start, end).toLowerCase();
        refers = canRefer(element);
        attributes.clear();
        unchecked = false;
        if (CONTEXTS.has(element)) contexts.push(element);
      },
      onattribname(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if (name === UNCHECKED) unchecked = true;
        const isKept =
          name === 'id' || holdsAddresses(name) || (refers && REFERENCE_ATTRIBUTES.has(name));
        attribute = isKept ? name : '';
        value = '';
      },
      onattribdata(start, end) {
        if (attribute !== '') value += html.slice(start, end);
      },
      onattribentity(codepoint) {
        if (attribute !== '') value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        // If an attribute is repeated, browsers use the first one.
        if (attribute === '' || attributes.has(attribute)) return;
        attributes.set(attribute, value);
        const refused = unsafeAddress(attribute, value);
        if (refused !== undefined) unsafe.add(detached(refused));
      },
      onopentagend() {
        finishElement();
      },
      onselfclosingtag() {
        finishElement();
        if (CONTEXTS.has(element)) leave(element);
      },
      onclosetag(start, end) {
        if (contexts.length > 0) leave(html.slice(start, end).toLowerCase());
      },
      // In SVG, `<title/>` and `<style/>` do not start raw text.
      isInForeignContext: () => contexts.length > 0 && contexts.at(-1) !== 'foreignobject',
      oncdata: IGNORE,
      oncomment: IGNORE,
      ondeclaration: IGNORE,
      onend: IGNORE,
      onprocessinginstruction: IGNORE,
      ontext: IGNORE,
      ontextentity: IGNORE,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return scanOf(ids, references.values(), unsafe);
}

/** Merges the scans of two parts of a page. The result is that of scanning them together. */
export function joinScans(one: PageScan, other: PageScan): PageScan {
  const references = new Map<string, Reference>();
  for (const reference of [...one.references, ...other.references]) {
    references.set(`${reference.kind} ${reference.href}`, reference);
  }
  return scanOf(
    new Set([...one.ids, ...other.ids]),
    references.values(),
    new Set([...(one.unsafe ?? []), ...(other.unsafe ?? [])]),
  );
}

function scanOf(
  ids: ReadonlySet<string>,
  references: Iterable<Reference>,
  unsafe: ReadonlySet<string>,
): PageScan {
  return {
    ids: [...ids],
    references: Array.from(references).filter(
      ({ href }) => !(href.startsWith('#') && ids.has(href.slice(1))),
    ),
    unsafe: unsafe.size === 0 ? undefined : [...unsafe],
  };
}

/** Copies a part of a string, because in V8 a slice keeps the whole page in memory. */
function detached(piece: string): string {
  return ` ${piece}`.slice(1);
}
