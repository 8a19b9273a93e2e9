import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** A function with a stable identity that calls the latest version of a callback. */
export function useEvent<A extends unknown[], R>(callback: (...given: A) => R) {
  const newest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    newest.current = callback;
  });
  return useRef((...given: A) => newest.current(...given)).current;
}

/** The value at the previous render. */
export function usePrevious<T>(value: T): T | undefined {
  const before = useRef<T>(undefined);
  useEffect(() => {
    before.current = value;
  });
  return before.current;
}

type Provider = ComponentType<{ readonly children?: ReactNode }>;

/** Nests providers into one, the first one outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return function Providers({ children }) {
    // biome-ignore lint/correctness/useJsxKeyInIterable: the providers are nested, not in a list
    return providers.reduceRight((inner, Outer) => <Outer>{inner}</Outer>, children);
  };
}

/** Maximal width, in pixels, of windows that Docusaurus calls mobile. */
const MOBILE = 996;

/** `ssr` at the first render, then the class of the window's width. */
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

/** Whether the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
