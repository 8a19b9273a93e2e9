import { usePageData } from '@docgen/runtime/page-data';

/** `@docusaurus/plugin-content-docs/client`: the group of the sidebar that the page is in, as far as `<DocCardList items={…}>` needs it. */
export function useCurrentSidebarCategory() {
  const items = usePageData()
    .cards()
    .map(({ title, to, description }) => ({
      type: 'link',
      label: title,
      href: to,
      description,
    }));
  return { type: 'category', items };
}
