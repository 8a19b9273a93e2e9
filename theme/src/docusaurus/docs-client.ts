/** `@docusaurus/plugin-content-docs/client`: versions, of which docgen builds one, and the group of the sidebar. */
import { usePageData } from '@docgen/runtime/page-data';
import { useSite } from '@docgen/runtime/site-context';
import { isSamePath } from '../docusaurus-common/lists.ts';

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

/** All instances of the docs plugin by id, which are one. */
export function useAllDocsData() {
  return { default: useDocsData() };
}

/** The docs, in the one version that there is. */
export function useDocsData(_id?: string) {
  const version = useLatestVersion();
  return { path: version.path, versions: [version], breadcrumbs: true };
}

/** The instance that the page belongs to. */
export function useActivePlugin() {
  return { pluginId: 'default', pluginData: useDocsData() };
}

/** The same with the version. */
export function useActivePluginAndVersion() {
  return { activePlugin: useActivePlugin(), activeVersion: useLatestVersion() };
}

/** A newer version to read instead: there is none. */
export function useDocVersionSuggestions() {
  return { latestVersionSuggestion: useLatestVersion() };
}

/** The versions that a link of the frame may lead to. */
export function useDocsVersionCandidates() {
  return useVersions();
}

/** The sidebar of the page is the frame's, and not told: `undefined`, as on a page without one. */
export function useDocsSidebar(): undefined {}

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

interface SidebarItem {
  readonly type: string;
  readonly href?: string | undefined;
  readonly items?: readonly SidebarItem[];
}

/** Whether an entry of a sidebar, or one below it, leads to the page. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  const isActive = (one: SidebarItem): boolean =>
    (one.href !== undefined && isSamePath(one.href, activePath)) ||
    (one.items ?? []).some(isActive);
  return isActive(item);
}
