import { joinRoute } from '@docgen/core/addresses/url';
import type { Data } from '@docgen/core/basics/data';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { UserConfig } from '@docgen/core/config';
import type { ReportingSeverity } from '@docgen/core/diagnostic';
import { isTranslated } from '@docgen/core/texts/translation-of';
import { definedEntries } from '../../defined-entries.ts';
import { isData } from '../../foreign/foreign-value.ts';
import { humanName } from '../../human-name.ts';
import type { Section } from '../../section.ts';
import { routeOf } from '../read/folder-route.ts';
import type { MapContext } from './map-context.ts';

const SEVERITIES = new Map<string, ReportingSeverity>([
  ['ignore', 'ignore'],
  ['log', 'warn'],
  ['warn', 'warn'],
  ['throw', 'error'],
]);

/** Docusaurus has its own texts in more languages. */
const ENGLISH =
  'docgen has no texts in this language, such as “On this page”. They are English unless you write `texts`; its guide “The language of a site” lists them.';

/** Name, address and language of the site, and the severity of broken links. */
export function mapIdentity(
  context: MapContext,
): Pick<UserConfig, 'title' | 'url'> & Partial<UserConfig> {
  const { site, notes } = context;
  const title = site.text('title') || undefined;
  const url = mapUrl(context);
  if (title === undefined) {
    notes.check('title', 'title', 'The title could not be read. This is the name of the folder.');
  }
  site.any('baseUrl');
  const trailingSlash = site.flag('trailingSlash');
  const favicon = site.text('favicon');
  const locale = mapLocale(site);
  if (locale !== undefined && !orUndefined(() => isTranslated(locale))) {
    notes.left(`texts of the theme in ${locale}`, ENGLISH);
  }
  const severity = (key: string, standard: ReportingSeverity) =>
    unless(standard, SEVERITIES.get(site.text(key) ?? ''));
  const known: Partial<UserConfig> = {
    title,
    tagline: site.text('tagline') || undefined,
    url,
    basePath: unless('/', joinRoute(routeOf(context.baseUrl), '/')),
    trailingSlash: trailingSlash === undefined ? undefined : trailingSlash ? 'always' : 'never',
    locale: unless('en', locale),
    favicon: favicon ? context.link(favicon) : undefined,
    titleDelimiter: unless('|', site.text('titleDelimiter')),
    onBrokenLinks: severity('onBrokenLinks', 'error'),
    onBrokenAnchors: severity('onBrokenAnchors', 'warn'),
    onDuplicateRoutes: severity('onDuplicateRoutes', 'warn'),
    customFields: mapCustomFields(site),
  };
  const carried = definedEntries(known).map(([key]) => key);
  if (carried.length > 0) notes.carried('the site', carried.join(', '));
  const name = title ?? humanName(context.folderName);
  return {
    ...known,
    title: name,
    url: url ?? 'https://example.com',
    // Docusaurus never checks absolute links.
    checkAbsoluteLinks: false,
  };
}

/** A value, or `undefined` for the default of docgen. */
function unless<T>(standard: T, value: T): T | undefined {
  return value === standard ? undefined : value;
}

function mapUrl({ site, notes }: MapContext): string | undefined {
  const written = site.text('url') ?? '';
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    notes.check('url', 'url', 'The address could not be read. Enter the address of the site.');
    return undefined;
  }
  if (/^(?:localhost|127\.|\[::1\])/.test(url.hostname)) {
    notes.check('url', 'url', 'This is an address for development. Enter the address of the site.');
  }
  if (url.pathname !== '/') {
    notes.check('url', 'url', `The path belongs in basePath: "${url.pathname}" was left out.`);
  }
  return url.origin;
}

function mapLocale(site: Section): string | undefined {
  const i18n = site.section('i18n');
  const locale = i18n?.text('defaultLocale');
  if (i18n === undefined || locale === undefined) return undefined;
  const own = i18n.section('localeConfigs')?.section(locale);
  // `noteFolder` reports other languages as a whole.
  i18n.any('localeConfigs');
  return own?.text('htmlLang') ?? locale;
}

/** The fields that are data. The others are reported as not migrated. */
function mapCustomFields(site: Section): UserConfig['customFields'] {
  const fields = site.section('customFields');
  const names = fields?.keys.filter((name) => name !== '__proto__' && isData(fields.peek(name)));
  return names?.length
    ? Object.fromEntries(names.map((name) => [name, fields?.any(name) as Data]))
    : undefined;
}
