/** `@docusaurus/theme-common`: the hooks that docs use. */
import useDocusaurusContext from './use-docusaurus-context.ts';

export { useColorMode } from '../hooks/use-color-mode.ts';
export { useCurrentSidebarCategory } from './use-current-sidebar-category.ts';

/** The part of the configuration that is about looks. */
export function useThemeConfig() {
  return useDocusaurusContext().siteConfig.themeConfig;
}
