import { Tokenizer } from 'htmlparser2';
import { holdsAddresses, unsafeAddress } from './address-attributes.ts';
import { canRefer, elementReferences, REFERENCE_ATTRIBUTES } from './element-references.ts';
import type { Reference } from './reference.ts';

/** What the link check needs to know about a page's HTML. */
export interface PageScan extends PageAddresses {
  /** Every `id`, and the `name` of every `a`: what a fragment can lead to. */
  readonly ids: readonly string[];
}

/** The addresses on a page. */
export interface PageAddresses {
  /**
   * Addresses in the order of the page, each one once per kind. Fragments that lead to an id of the
   * page are left out: there is nothing left to check.
   */
  readonly references: readonly Reference[];
  /** Addresses that would run in the reader's browser, on whatever element; absent without any. */
  readonly unsafe?: readonly string[];
}

/** Elements whose content follows the rules of XML or returns to those of HTML. */
const CONTEXTS = new Set(['svg', 'math', 'foreignobject']);

/** Attribute by which an author vouches for the addresses of an element. */
const UNCHECKED = 'data-nobrokenlinkcheck';

const IGNORE = () => {};

/**
 * Reads ids and addresses out of a page.
 *
 * Works on tokens and builds no tree, so that a page costs little more than reading its
 * characters. Scripts, styles and comments are not looked into; a `base` element is not obeyed.
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
        // Of two attributes with one name, browsers keep the first.
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
      // Inside SVG, `<title/>` and `<style/>` do not start a stretch of raw text.
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

/** What scanning two parts of a page in one would give. */
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

/** Copies a piece of a text. V8 would keep the whole page in memory for the sake of a slice of it. */
function detached(piece: string): string {
  return ` ${piece}`.slice(1);
}
