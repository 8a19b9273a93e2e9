import { joinRoute } from '@docgen/core/addresses/url';
import type { StartCalls } from '../../foreign/common-starts.ts';
import { type ForeignValue, isData, isOpaque } from '../../foreign/foreign-value.ts';
import { pageAddresses } from '../../page-addresses.ts';
import { openSection } from '../../section.ts';
import { docsRoots } from './content-roots.ts';
import { docsInstances } from './docs-instances.ts';
import { pluginList } from './plugin-list.ts';
import { siteLanguages } from './site-languages.ts';

/**
 * The calls that Docusaurus makes of an `editUrl` that is a function: one for each page of docs.
 * Their names are the folders of the docs.
 *
 * @param config - The configuration, as far as it is known without running it.
 * @param folder - Absolute path of the site.
 * @returns `undefined` if no docs have such a function, or if the language is not known.
 */
export async function editCalls(
  config: ForeignValue,
  folder: string,
): Promise<StartCalls | undefined> {
  const site = openSection(config);
  const { docs } = await docsInstances(pluginList(site, folder), folder);
  const isCalled = docs.some(({ options }) => isOpaque(options.peek('editUrl')));
  if (!isCalled || !isData(site.peek('i18n'))) return undefined;
  const baseUrl = site.text('baseUrl') ?? '/';
  const locale = siteLanguages(site, folder).own;
  const pages = await pageAddresses(docsRoots(docs), folder);
  const calls = docs.map(({ content, path, versionName: version }) => {
    const own = pages.filter((page) => page.content === content);
    const parameters = own.map(({ path: docPath, route }) => ({
      version,
      versionDocsDirPath: path,
      docPath,
      permalink: joinRoute(baseUrl, route),
      locale,
    }));
    return [path, parameters] as const;
  });
  return { key: 'editUrl', end: 'docPath', calls };
}
