import type { MouseEventHandler } from 'react';
import { useTrustedHtml } from '../use-trusted-html.ts';

export interface RegionProps {
  readonly name: string;
  readonly html: string;
  readonly onClick?: MouseEventHandler | undefined;
}

/**
 * An element whose HTML is not React's. Where the server's HTML is brought to life,
 * React leaves the children of an element with `dangerouslySetInnerHTML` as they
 * are, so the page's content does not have to be in any script.
 */
export function Region({ name, html, onClick }: RegionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for buttons and links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers turn their keys into clicks
    <div
      data-region={name}
      onClick={onClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised at build time
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  );
}
