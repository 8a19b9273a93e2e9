import type { MapContext } from '../map/map-context.ts';

/**
 * Languages other than the default one: those in the configuration, and those with translations.
 */
export function otherLanguages({ site, facts }: Pick<MapContext, 'site' | 'facts'>): string[] {
  const i18n = site.section('i18n');
  const all = new Set([...(i18n?.texts('locales') ?? []), ...facts.translations]);
  all.delete(i18n?.text('defaultLocale') ?? 'en');
  return [...all].toSorted();
}
