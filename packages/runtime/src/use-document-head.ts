import { useEffect, useRef } from 'react';
import { type MetaTag, pageHead } from './page-head.ts';
import type { ClientConfig } from './site-context.ts';
import type { PageMeta } from './theme.ts';

/** Keeps title, description and addresses in the document's head true after a navigation, and announces the page. */
export function useDocumentHead(config: ClientConfig, meta: PageMeta): void {
  const described = useRef(meta);
  useEffect(() => {
    const status = liveRegion();
    if (described.current === meta) return;
    described.current = meta;
    const { title, canonical, tags } = pageHead(config, meta);
    document.title = title;
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
    for (const tag of tags) setMeta(tag);
    status.textContent = title;
  }, [config, meta]);
}

function setMeta({ by, name, content }: MetaTag): void {
  const found = document.head.querySelector(`meta[${by}="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(by, name);
  element.setAttribute('content', content);
}

/**
 * The element that tells screen readers that another page is on screen. It stands there, empty,
 * before there is anything to say, because what comes with text in it is often not read out.
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
