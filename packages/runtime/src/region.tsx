import type { MouseEventHandler } from 'react';

export interface RegionProps {
  readonly name: string;
  /** `null` keeps what the server sent. */
  readonly html: string | null;
  readonly onClick?: MouseEventHandler | undefined;
}

/**
 * An element whose HTML is not React's. With `html={null}` the browser keeps
 * what the server sent: React does not touch the children of an element that
 * hydrates with an empty `dangerouslySetInnerHTML`, so the page's content does
 * not have to be in any script.
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
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
