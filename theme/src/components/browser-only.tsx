import type { ReactNode } from 'react';
import { useIsBrowser } from './use-is-browser.ts';

interface BrowserOnlyProps {
  /** A function is called only in the browser, so it may use APIs that the server lacks. */
  readonly children?: ReactNode | (() => ReactNode);
  /** Shown on the server and during hydration. @default nothing */
  readonly fallback?: ReactNode;
}

/** Renders its content only in the browser, after hydration. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  if (!useIsBrowser()) return fallback;
  return typeof children === 'function' ? children() : children;
}
