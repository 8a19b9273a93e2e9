import { addToList } from '@docgen/core/basics/add-to-list';
import type { Finding, Notes } from '../../findings.ts';
import { isOpaque } from '../../foreign/foreign-value.ts';
import type { Leftover } from '../../section.ts';
import type { MapContext } from '../map/map-context.ts';
import { isHandled } from '../read/plugin-list.ts';
import { pluginAdvice } from './plugin-advice.ts';
import { settingAdvice } from './setting-advice.ts';

/** Settings that would have been migrated: values that could not be read are reported. */
const WRITABLE = /^(?:tagline|baseUrl|favicon|themeConfig)(?:\.|$)/;

/** The migrated parts of links. The other ones need a theme. */
const LINKS =
  /^themeConfig\.(?:navbar\.items|footer\.links)(?:\[.*\.(?:title|label|to|href|items))?$/;

/** Number of entries with the same setting that are listed with their places. */
const MOST_ENTRIES = 3;

/** Settings that are reported even if they are off. */
const MATTERS_OFF = /^docs(?: \(.*\))?\.breadcrumbs$/;

const KINDS = { function: 'a function', package: 'from a package', expression: 'an expression' };

/**
 * Notes the parts of the configuration that were not migrated: plugins, and settings that were not
 * read.
 */
export function noteLeftovers({ site, plugins, notes }: MapContext): void {
  for (const entry of plugins) {
    if (!isHandled(entry.name)) notes.left(`${entry.kind} ${entry.name}`, pluginAdvice(entry));
  }
  const settings = plugins
    .filter(({ name }) => isHandled(name))
    .flatMap(({ options }) => options.rest());
  noteSettings([...site.rest(), ...settings].flatMap(asFinding), notes);
}

/** Notes settings. The same setting of many entries of a list is one line. */
function noteSettings(settings: readonly Finding[], notes: Notes): void {
  const groups = new Map<string, Finding[]>();
  for (const found of settings) addToList(groups, found.what.replaceAll(/\[\d+\]/g, '[…]'), found);
  for (const [what, group] of groups) {
    const [first] = group;
    if (first !== undefined && group.length > MOST_ENTRIES)
      notes.left(`${what} (${group.length} times)`, first.text);
    else for (const found of group) notes.left(found.what, found.text);
  }
}

/**
 * The finding about a setting that was not read.
 *
 * @returns Nothing if nothing is lost without the setting, or if it is reported elsewhere.
 */
function asFinding({ path, value }: Leftover): Finding[] {
  const isOff = value === false || value === '';
  const advice = settingAdvice(path);
  // `mapIdentity` reports titles and addresses that cannot be read.
  if (advice === undefined || (isOff && !MATTERS_OFF.test(path)) || /^(?:title|url)$/.test(path)) {
    return [];
  }
  const isMigrated = LINKS.test(path) || (WRITABLE.test(path) && advice === settingAdvice(''));
  const isUnknown = isOpaque(value) && isMigrated;
  return [
    {
      what: isOpaque(value) ? `${path} (${KINDS[value.$opaque]})` : path,
      text: isUnknown ? 'It was not evaluated. Write the value into site.config.ts.' : advice,
    },
  ];
}
