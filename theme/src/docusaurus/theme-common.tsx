/** `@docusaurus/theme-common`: the hooks that docs use. */
import { type ColorMode, shownMode } from '@docgen/runtime/color-mode';
import { useSite } from '@docgen/runtime/site-context';
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { remember } from '../shell/remember.ts';
import useDocusaurusContext from './use-docusaurus-context.ts';

export { Details } from '../components/details.tsx';
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from './docs-client.ts';
export { default as PageMetadata } from './layout.tsx';

/** The colour mode that the page is shown in, and how to change it. */
export function useColorMode() {
  const { colorMode: config } = useSite();
  const colorMode = useSyncExternalStore<ColorMode>(subscribe, shownMode, () => config.default);
  return { colorMode, setColorMode };
}

function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  remember('theme', mode);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The part of the configuration that is about looks. */
export function useThemeConfig() {
  return useDocusaurusContext().siteConfig.themeConfig;
}

/** Classes of the page's frame, which is docgen's: only the children are drawn. */
export function HtmlClassNameProvider({ children }: { readonly children?: ReactNode }) {
  return children;
}

/** An effect before the next drawing in the browser, nothing on the server. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Picks the form of a word for a number: `one|many`. */
export function usePluralForm() {
  return {
    selectMessage(count: number, forms: string) {
      const [one = '', many = one] = forms.split('|');
      return (count === 1 ? one : many).replaceAll('{count}', String(count));
    },
  };
}
