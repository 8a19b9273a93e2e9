import type { ReactNode } from 'react';
import useIsBrowser from '../docusaurus/use-is-browser.ts';

interface BrowserOnlyProps {
  /** A function is called in the browser only, so it may use what the server lacks. */
  readonly children?: ReactNode | (() => ReactNode);
  /** Shown until then. */
  readonly fallback?: ReactNode;
}

/** Draws its content once the page runs in a browser. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  if (!useIsBrowser()) return fallback;
  return typeof children === 'function' ? children() : children;
}
