import type { MouseEventHandler } from 'react';
import { useTrustedHtml } from '../use-trusted-html.ts';

export interface RegionProps {
  readonly name: string;
  readonly html: string;
  readonly onClick?: MouseEventHandler | undefined;
  /** Called when the reader turns to the region with a pointer, a finger or the keyboard. */
  readonly onReach?: ((region: HTMLElement) => void) | undefined;
}

/**
 * An element whose HTML does not belong to React. During hydration, React does not touch the
 * children of an element with `dangerouslySetInnerHTML`, so the page's content does not have to be
 * in any script.
 */
export function Region({ name, html, onClick, onReach }: RegionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for buttons and links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers turn their keys into clicks
    <div
      data-region={name}
      onClick={onClick}
      onPointerEnter={onReach && ((event) => onReach(event.currentTarget))}
      onFocus={onReach && ((event) => onReach(event.currentTarget))}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised at build time
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  );
}
