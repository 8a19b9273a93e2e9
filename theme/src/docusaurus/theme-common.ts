/** `@docusaurus/theme-common`: the hooks that docs use. */
import { type ColorMode, shownMode } from '@docgen/runtime/color-mode';
import { useSite } from '@docgen/runtime/site-context';
import { useSyncExternalStore } from 'react';
import { remember } from '../shell/remember.ts';
import useDocusaurusContext from './use-docusaurus-context.ts';

export { useCurrentSidebarCategory } from './docs-client.ts';

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
