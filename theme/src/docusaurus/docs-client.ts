/** `@docusaurus/plugin-content-docs/client`: versions, and the group of the sidebar. */
import { STORED_VERSION } from '@docgen/core/versions/stored-version';
import { usePageData } from '@docgen/runtime/page-data';
import { type ClientConfig, useSite } from '@docgen/runtime/site-context';
import { isSamePath } from '../docusaurus-common/lists.ts';
import { useStorageSlot } from '../docusaurus-common/storage-slot.ts';
import { DEFAULT_PLUGIN_ID } from './constants.ts';

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

/**
 * All versions of a documentation, the one for new readers first; on a site without versions, the
 * one that it is.
 *
 * @param docs - Name of the documentation; if there is none with this name, that of the page.
 */
export function useVersions(docs?: string) {
  const site = useSite();
  const { version } = usePageData();
  return versionsOf(site, docs, version);
}

function versionsOf({ home, versions }: ClientConfig, docs?: string, page?: string) {
  const all = versions ?? [{ id: 'current', label: 'Next', route: home }];
  const own = all.find((each) => each.docs === docs) ?? all.find(({ id }) => id === page) ?? all[0];
  return all
    .filter((each) => each.docs === own?.docs)
    .map(({ id, label, route }, index) => ({
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

/** All instances of the docs plugin that have versions, by id; without any, the default one. */
export function useAllDocsData() {
  const site = useSite();
  const names = new Set((site.versions ?? [{}]).map(({ docs }: { docs?: string }) => docs));
  return Object.fromEntries(
    [...names].map((docs) => [docs ?? DEFAULT_PLUGIN_ID, docsData(versionsOf(site, docs))]),
  );
}

/** The docs in all their versions. */
export function useDocsData(id?: string) {
  return docsData(useVersions(id));
}

function docsData(versions: ReturnType<typeof versionsOf>) {
  return { path: versions[0]?.path, versions, breadcrumbs: true };
}

/** The instance that contains the page. */
export function useActivePlugin() {
  const { versions = [] } = useSite();
  const { version } = usePageData();
  const docs = versions.find(({ id }) => id === version)?.docs;
  return { pluginId: docs ?? DEFAULT_PLUGIN_ID, pluginData: useDocsData(docs) };
}

/** The instance and the version that contain the page. */
export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin();
  return { activePlugin, activeVersion: useActiveVersion(activePlugin.pluginId) };
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
  const { activePlugin, activeVersion } = useActivePluginAndVersion();
  const latest = useLatestVersion(activePlugin.pluginId);
  const { name, label, isLast } = activeVersion ?? latest;
  const banner = versions.find(({ id }) => id === name)?.banner ?? null;
  const { pluginId } = activePlugin;
  return { version: name, label, isLast, banner, badge: false, pluginId };
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
export function isActiveSidebarItem(
  { href, items = [] }: SidebarItem,
  activePath: string,
): boolean {
  const isHere = href !== undefined && isSamePath(href, activePath);
  return isHere || items.some((item) => isActiveSidebarItem(item, activePath));
}
