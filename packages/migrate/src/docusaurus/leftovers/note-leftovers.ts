import type { Notes } from '../../findings.ts';
import { isOpaque } from '../../foreign/foreign-value.ts';
import type { Leftover } from '../../section.ts';
import type { MapContext } from '../map/map-context.ts';
import { isHandled, pluginAdvice } from './plugin-advice.ts';
import { settingAdvice } from './setting-advice.ts';

/** Settings that would have been migrated: values that could not be read are reported. */
const WRITABLE = /^(?:tagline|baseUrl|favicon|themeConfig)(?:\.|$)/;

/** Settings that matter when they are off. */
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
  for (const leftover of [...site.rest(), ...settings]) noteSetting(leftover, notes);
}

function noteSetting({ path, value }: Leftover, notes: Notes): void {
  const isOff = value === false || value === '';
  const advice = settingAdvice(path);
  // What is missing of title and address is said where they stand.
  if (advice === undefined || (isOff && !MATTERS_OFF.test(path)) || /^(?:title|url)$/.test(path)) {
    return;
  }
  const isUnknown = isOpaque(value) && WRITABLE.test(path) && advice === settingAdvice('');
  notes.left(
    isOpaque(value) ? `${path} (${KINDS[value.$opaque]})` : path,
    isUnknown ? 'It was not evaluated. Write the value into site.config.ts.' : advice,
  );
}
