import { hrefOfRoute } from '@docgen/core/url';
import { useEffect, useRef } from 'react';
import type { ClientConfig } from './site-context.ts';
import type { PageMeta } from './theme.ts';

/** Keeps title, description and addresses in the document's head true after a navigation, and announces the page. */
export function useDocumentHead(config: ClientConfig, meta: PageMeta): void {
  const first = useRef(meta);
  useEffect(() => {
    if (first.current === meta) return;
    first.current = meta;
    const url = config.url + hrefOfRoute(meta.route, config);
    document.title = meta.title;
    setAttribute('meta[name="description"]', 'content', meta.description ?? '');
    setAttribute('meta[property="og:title"]', 'content', meta.title);
    setAttribute('meta[property="og:description"]', 'content', meta.description ?? '');
    setAttribute('meta[property="og:url"]', 'content', url);
    setAttribute('link[rel="canonical"]', 'href', url);
    announce(meta.title);
  }, [config, meta]);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Tells screen readers that another page is on screen; without a full load they would not notice. */
function announce(title: string): void {
  let status = document.getElementById('docgen-status');
  if (status === null) {
    status = document.createElement('div');
    status.id = 'docgen-status';
    status.className = 'visually-hidden';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  status.textContent = title;
}
