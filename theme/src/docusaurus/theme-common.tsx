/** `@docusaurus/theme-common`: the hooks that docs use. */
import { type ColorMode, shownMode } from '@docgen/runtime/color-mode';
import { useSite } from '@docgen/runtime/site-context';
import { type ReactNode, useSyncExternalStore } from 'react';
import { remember } from '../remember.ts';
import useDocusaurusContext from './use-docusaurus-context.ts';

export { Details } from '../components/details.tsx';
export { Collapsible, useCollapsible } from '../docusaurus-common/collapsible.tsx';
export {
  duplicates,
  groupBy,
  isRegexpStringMatch,
  isSamePath,
  uniq,
} from '../docusaurus-common/lists.ts';
export {
  composeProviders,
  prefersReducedMotion,
  useEvent,
  usePrevious,
  useWindowSize,
} from '../docusaurus-common/react-utils.tsx';
export {
  createStorageSlot,
  listStorageKeys,
  useStorageSlot,
} from '../docusaurus-common/storage-slot.ts';
export { ThemeClassNames } from '../docusaurus-common/theme-class-names.ts';
export { useIsomorphicLayoutEffect } from '../docusaurus-common/use-isomorphic-layout-effect.ts';
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from './docs-client.ts';
export { default as PageMetadata } from './layout.tsx';

/** The displayed colour mode, and a function to change it. */
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

/** The `themeConfig` of the configuration. */
export function useThemeConfig() {
  return useDocusaurusContext().siteConfig.themeConfig;
}

/** Renders only its children: docgen controls the classes of the page. */
export function HtmlClassNameProvider({ children }: { readonly children?: ReactNode }) {
  return children;
}

/** Selects the plural form for a number from `one|many`. */
export function usePluralForm() {
  return {
    selectMessage(count: number, forms: string) {
      const [one = '', many = one] = forms.split('|');
      return (count === 1 ? one : many).replaceAll('{count}', String(count));
    },
  };
}

/** A Prism theme without colours, so that code rendered with it has the colour of the text. */
export function usePrismTheme() {
  return { plain: {}, styles: [] };
}
