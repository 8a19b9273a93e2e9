import { useEffect, useRef } from 'react';
import { pageHead } from '../page/page-head.ts';
import type { ClientConfig } from '../site-context.ts';
import type { HeadElement, PageMeta } from '../theme.ts';
import { trusted } from '../trusted.ts';

/**
 * Updates title, description and addresses in the document's head after a navigation, and announces
 * the page.
 *
 * @param meta - `undefined` if the page of the address could not be loaded. The title is then that
 *   of the site.
 */
export function useDocumentHead(config: ClientConfig, meta: PageMeta | undefined): void {
  const described = useRef(meta);
  useEffect(() => {
    const status = liveRegion();
    if (described.current === meta) return;
    described.current = meta;
    if (meta === undefined) {
      document.title = config.title;
      return;
    }
    const { title, canonical, tags, elements } = pageHead(config, meta);
    document.title = title;
    setElement('link', { rel: 'canonical', href: canonical });
    setElement('link', { rel: 'alternate', type: 'text/markdown', href: meta.markdown });
    for (const { by, name, content } of tags) setElement('meta', { [by]: name, content });
    const last = [...document.head.querySelectorAll('[data-page]')];
    for (const old of last) old.remove();
    // Scripts that both pages have are the same elements, so that those of the theme run once, and
    // not on every navigation.
    const same = (element: HTMLElement) => last.find((old) => old.isEqualNode(element)) ?? element;
    document.head.append(...elements.map(elementOf).map(same));
    status.textContent = title;
  }, [config, meta]);
}

/** `data-page` distinguishes elements of a page's `<Head>` from those of the document. */
function elementOf({ tag, attributes, text = '' }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // Where browsers take no trusted value, they take it for a string.
    const trust = name.startsWith('on') ? trusted.script : trusted.scriptUrl;
    element.setAttribute(name, trust(value));
  }
  element.setAttribute('data-page', '');
  element.textContent = trusted.script(text);
  return element;
}

/**
 * Sets the last of some attributes on the only element that has the others. Without a value, the
 * element is removed.
 */
function setElement(
  tag: 'link' | 'meta',
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  const marks = Object.entries(attributes);
  const [attribute = '', value] = marks.pop() ?? [];
  const selector = marks.map(([name, mark]) => `[${name}="${mark}"]`);
  const found = document.head.querySelector(tag + selector.join(''));
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, mark = ''] of marks) element.setAttribute(name, mark);
  element.setAttribute(attribute, value);
}

/**
 * The element that announces a new page to screen readers. It is added empty, before there is
 * anything to announce, because an element that is added with text is often not read out.
 */
function liveRegion(): HTMLElement {
  const found = document.getElementById('docgen-status');
  if (found !== null) return found;
  const status = document.createElement('div');
  status.id = 'docgen-status';
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
