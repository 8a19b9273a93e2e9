/** `@docusaurus/plugin-content-docs/client`: what there is of it. */
export { useCurrentSidebarCategory } from './use-current-sidebar-category.ts';
