/** `@docusaurus/plugin-content-docs/client`: versions, and the group of the sidebar. */
import { STORED_VERSION } from '@docgen/core/stored-version';
import { usePageData } from '@docgen/runtime/page-data';
import { useSite } from '@docgen/runtime/site-context';
import { isSamePath } from '../docusaurus-common/lists.ts';
import { useStorageSlot } from '../docusaurus-common/storage-slot.ts';

/** The sidebar category of the page, reduced to what `<DocCardList items={…}>` needs. */
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

/** All versions, the one for new readers first; on a site without versions, the one that it is. */
export function useVersions(_id?: string) {
  const { home, versions } = useSite();
  const all = versions ?? [{ id: 'current', label: 'Next', route: home }];
  return all.map(({ id, label, route }, index) => ({
    ...{ name: id, label, path: route, isLast: index === 0 },
    ...{ docs: [], draftIds: [] },
  }));
}

/** The version for new readers. */
export function useLatestVersion(id?: string) {
  // There is at least one.
  return useVersions(id)[0] as ReturnType<typeof useVersions>[number];
}

/** The version of the page; on pages of all versions `undefined`. */
export function useActiveVersion(id?: string) {
  const { version } = usePageData();
  const all = useVersions(id);
  return all.length === 1 ? all[0] : all.find(({ name }) => name === version);
}

/** All instances of the docs plugin by id: only the default one. */
export function useAllDocsData() {
  return { default: useDocsData() };
}

/** The docs in all their versions. */
export function useDocsData(id?: string) {
  const versions = useVersions(id);
  return { path: versions[0]?.path, versions, breadcrumbs: true };
}

/** The instance that contains the page. */
export function useActivePlugin() {
  return { pluginId: 'default', pluginData: useDocsData() };
}

/** The instance and the version that contain the page. */
export function useActivePluginAndVersion() {
  return { activePlugin: useActivePlugin(), activeVersion: useActiveVersion() };
}

/** The version to read instead, and the page in it. */
export function useDocVersionSuggestions(id?: string) {
  const latestVersionSuggestion = useLatestVersion(id);
  const { alternateDocVersions } = useActiveDocContext(id);
  const latestDocSuggestion = alternateDocVersions[latestVersionSuggestion.name];
  return { latestVersionSuggestion, latestDocSuggestion };
}

/** The versions that a link of the frame may lead to. */
export function useDocsVersionCandidates(id?: string) {
  const [active, latest] = [useActiveVersion(id), useLatestVersion(id)];
  return active === undefined || active.name === latest.name ? [latest] : [active, latest];
}

/**
 * The page's sidebar: always `undefined`, as on a page without one, because docgen's frame renders
 * it.
 */
export function useDocsSidebar(): undefined {}

/** Version, and the page in each version by name. */
export function useActiveDocContext(id?: string) {
  const { versions = [] } = usePageData();
  const alternateDocVersions: Readonly<Record<string, { readonly path: string }>> =
    Object.fromEntries(versions.map(({ version, to }) => [version, { path: to }]));
  return { activeVersion: useActiveVersion(id), alternateDocVersions };
}

/** The version of the page in the words of the page's frame. */
export function useDocsVersion() {
  const { versions = [] } = useSite();
  const latest = useLatestVersion();
  const { name, label, isLast } = useActiveVersion() ?? latest;
  const banner = versions.find(({ id }) => id === name)?.banner ?? null;
  return { version: name, label, isLast, banner, badge: false, pluginId: 'default' };
}

/** The version that the reader chose last in the menu of the navbar; on the server `null`. */
export function useDocsPreferredVersion(id?: string) {
  const [chosen, slot] = useStorageSlot(STORED_VERSION);
  const preferredVersion = useVersions(id).find(({ name }) => name === chosen) ?? null;
  return { preferredVersion, savePreferredVersionName: slot.set };
}

/** The entries of the page's sidebar category. */
export function useCurrentSidebarSiblings() {
  return useCurrentSidebarCategory().items;
}

/** The entries without later ones of the same address. */
export function filterDocCardListItems<T extends { readonly href?: string }>(items: readonly T[]) {
  const first = new Map(items.map((item) => [item.href, item] as const).reverse());
  return items.filter((item) => first.get(item.href) === item);
}

interface SidebarItem {
  readonly type: string;
  readonly href?: string | undefined;
  readonly items?: readonly SidebarItem[];
}

/** Whether an entry of a sidebar, or one inside it, leads to the page. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  const isActive = (one: SidebarItem): boolean =>
    (one.href !== undefined && isSamePath(one.href, activePath)) ||
    (one.items ?? []).some(isActive);
  return isActive(item);
}
