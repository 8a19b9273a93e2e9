import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** A function that stays the same and calls the newest version of another. */
export function useEvent<A extends unknown[], R>(callback: (...given: A) => R) {
  const newest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    newest.current = callback;
  });
  return useRef((...given: A) => newest.current(...given)).current;
}

/** The value that was given in the drawing before. */
export function usePrevious<T>(value: T): T | undefined {
  const before = useRef<T>(undefined);
  useEffect(() => {
    before.current = value;
  });
  return before.current;
}

type Provider = ComponentType<{ readonly children?: ReactNode }>;

/** One provider of several, the first one outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return function Providers({ children }) {
    // biome-ignore lint/correctness/useJsxKeyInIterable: each stands in the one before, there is no list
    return providers.reduceRight((inner, Outer) => <Outer>{inner}</Outer>, children);
  };
}

/** Width up to which Docusaurus calls a window mobile, in pixels. */
const MOBILE = 996;

/** `ssr` in the first drawing, then what the window is as wide as. */
export function useWindowSize({ desktopBreakpoint = MOBILE } = {}) {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const measure = () => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [desktopBreakpoint]);
  return size;
}

/** Whether the reader has asked for less motion. */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
