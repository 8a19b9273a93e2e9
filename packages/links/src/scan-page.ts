import { Parser } from 'htmlparser2';
import { unsafeAddress } from './address-attributes.ts';
import { elementReferences } from './element-references.ts';
import type { Reference } from './reference.ts';

/** What the link check needs to know about a page's HTML. */
export interface PageScan {
  /** Every `id`, and the `name` of every `a`: what a fragment can lead to. */
  readonly ids: readonly string[];
  /** Addresses in the order of the page, each one once per kind. */
  readonly references: readonly Reference[];
  /** Addresses that would run in the reader's browser, on whatever element; absent without any. */
  readonly unsafe?: readonly string[];
}

/** Attribute by which an author vouches for the addresses of an element. */
const UNCHECKED = 'data-nobrokenlinkcheck';

/**
 * Reads ids and addresses out of a page.
 *
 * Builds no tree, so that a page costs little more than reading its characters. Scripts, styles and
 * comments are not looked into; a `base` element is not obeyed.
 *
 * @param html - A whole page or a part of one.
 */
export function scanPage(html: string): PageScan {
  const ids = new Set<string>();
  const references = new Map<string, Reference>();
  const unsafe = new Set<string>();
  const parser = new Parser({
    onopentag(element, attributes) {
      if (attributes.id) ids.add(detached(attributes.id));
      if (element === 'a' && attributes.name) ids.add(detached(attributes.name));
      for (const name in attributes) {
        const refused = unsafeAddress(name, attributes[name] ?? '');
        if (refused !== undefined) unsafe.add(detached(refused));
      }
      if (UNCHECKED in attributes) return;
      for (const { kind, href } of elementReferences(element, attributes)) {
        const key = `${kind} ${href}`;
        if (!references.has(key)) references.set(key, { kind, href: detached(href) });
      }
    },
  });
  parser.end(html);
  return {
    ids: [...ids],
    references: [...references.values()],
    ...(unsafe.size === 0 ? {} : { unsafe: [...unsafe] }),
  };
}

/** Copies a piece of a text. V8 would keep the whole page in memory for the sake of a slice of it. */
function detached(piece: string): string {
  return ` ${piece}`.slice(1);
}
