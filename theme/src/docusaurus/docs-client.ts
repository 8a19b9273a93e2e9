/** `@docusaurus/plugin-content-docs/client`: versions, of which docgen builds one, and the group of the sidebar. */
import { usePageData } from '@docgen/runtime/page-data';
import { useSite } from '@docgen/runtime/site-context';

/** The group of the sidebar that the page is in, as far as `<DocCardList items={…}>` needs it. */
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

/** The version that there is. */
export function useLatestVersion() {
  const { home } = useSite();
  return { name: 'current', label: 'Next', isLast: true, path: home, docs: [], draftIds: [] };
}

export { useLatestVersion as useActiveVersion };

/** All versions: the one that there is. */
export function useVersions() {
  return [useLatestVersion()];
}

/** Version, and the page in each version; the page is nobody's business. */
export function useActiveDocContext() {
  return { activeVersion: useLatestVersion(), alternateDocVersions: {} };
}

/** The version in the words of the page's frame. */
export function useDocsVersion() {
  const { name, label, isLast } = useLatestVersion();
  return { version: name, label, isLast, banner: null, badge: false, pluginId: 'default' };
}

/** A reader cannot prefer another version than the one that there is. */
export function useDocsPreferredVersion() {
  return { preferredVersion: null, savePreferredVersionName: () => {} };
}

/** The entries beside the page in its sidebar. */
export function useCurrentSidebarSiblings() {
  return useCurrentSidebarCategory().items;
}

/** Each entry once. */
export function filterDocCardListItems<T extends { readonly href?: string }>(items: readonly T[]) {
  const first = new Map(items.map((item) => [item.href, item] as const).reverse());
  return items.filter((item) => first.get(item.href) === item);
}
