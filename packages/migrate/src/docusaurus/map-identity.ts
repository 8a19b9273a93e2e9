import type { UserConfig } from '@docgen/core/config';
import type { ReportingSeverity } from '@docgen/core/diagnostic';
import { humanName } from '../human-name.ts';
import type { MapContext } from './map-context.ts';
import type { Section } from './section.ts';
import { siteLink } from './site-link.ts';

const SEVERITIES: ReadonlyMap<string, ReportingSeverity> = new Map(
  Object.entries<ReportingSeverity>({
    ignore: 'ignore',
    log: 'warn',
    warn: 'warn',
    throw: 'error',
  }),
);

/** Name, address and language of the site, and how strictly it is checked. */
export function mapIdentity(
  site: Section,
  context: MapContext,
): Pick<UserConfig, 'title' | 'url'> & Partial<UserConfig> {
  const { notes, baseUrl } = context;
  const title = site.text('title') || undefined;
  const url = mapUrl(site, context);
  if (title === undefined) {
    notes.check('title', 'title', 'The title could not be read; this is the name of the folder.');
  }
  const tagline = site.text('tagline');
  const trailingSlash = site.flag('trailingSlash');
  const favicon = site.text('favicon');
  const locale = mapLocale(site);
  const delimiter = site.text('titleDelimiter');
  site.any('baseUrl');
  const mapped = {
    title: title ?? humanName(context.folderName),
    ...(tagline ? { tagline } : {}),
    url: url ?? 'https://example.com',
    ...(baseUrl === '/' ? {} : { basePath: baseUrl }),
    ...(trailingSlash === undefined
      ? {}
      : { trailingSlash: trailingSlash ? ('always' as const) : ('never' as const) }),
    ...(locale === undefined || locale === 'en' ? {} : { locale }),
    ...(favicon ? { favicon: siteLink(favicon, baseUrl) } : {}),
    ...(delimiter === undefined || delimiter === '|' ? {} : { titleDelimiter: delimiter }),
    ...severity('onBrokenLinks', 'error'),
    ...severity('onBrokenAnchors', 'warn'),
    ...severity('onDuplicateRoutes', 'warn'),
  };
  const unknown = [
    ...(title === undefined ? ['title'] : []),
    ...(url === undefined ? ['url'] : []),
  ];
  const known = Object.keys(mapped).filter((key) => !unknown.includes(key));
  if (known.length > 0) notes.carried('the site', known.join(', '));
  return mapped;

  function severity(
    key: 'onBrokenLinks' | 'onBrokenAnchors' | 'onDuplicateRoutes',
    standard: string,
  ) {
    const value = SEVERITIES.get(site.text(key) ?? '');
    return value === undefined || value === standard ? {} : { [key]: value };
  }
}

function mapUrl(site: Section, { notes }: MapContext): string | undefined {
  const written = site.text('url') ?? '';
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    notes.check('url', 'url', 'The address could not be read; put the one of the site here.');
    return undefined;
  }
  if (/^(?:localhost|127\.|\[::1\])/.test(url.hostname)) {
    notes.check('url', 'url', 'This is an address for development; put that of the site here.');
  }
  if (url.pathname !== '/') {
    notes.check('url', 'url', `A path belongs into basePath; "${url.pathname}" was left out.`);
  }
  return url.origin;
}

function mapLocale(site: Section): string | undefined {
  const i18n = site.section('i18n');
  const locale = i18n?.text('defaultLocale');
  if (i18n === undefined || locale === undefined) return undefined;
  const own = i18n.section('localeConfigs')?.section(locale);
  // What is special about other languages is said with them.
  i18n.any('localeConfigs');
  return own?.text('htmlLang') ?? locale;
}
