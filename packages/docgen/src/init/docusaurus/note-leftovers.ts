import { isOpaque } from '@docgen/build/foreign/foreign-value';
import type { Notes } from '../findings.ts';
import { isHandled, pluginAdvice } from './plugin-advice.ts';
import type { PluginEntry } from './plugin-list.ts';
import type { Leftover, Section } from './section.ts';
import { settingAdvice } from './setting-advice.ts';

/** Values that could not be read matter where they would have been carried over. */
const WRITABLE = /^(?:title|tagline|url|baseUrl|favicon|themeConfig)(?:\.|$)/;

/** Notes what was not carried over of the configuration itself: plugins, and settings nobody asked for. */
export function noteLeftovers(site: Section, plugins: readonly PluginEntry[], notes: Notes): void {
  for (const entry of plugins) {
    if (!isHandled(entry.name)) notes.left(`${entry.kind} ${entry.name}`, pluginAdvice(entry));
  }
  const settings = plugins
    .filter(({ name }) => isHandled(name))
    .flatMap(({ options }) => options.rest());
  for (const leftover of [...site.rest(), ...settings]) noteSetting(leftover, notes);
}

function noteSetting({ path, value }: Leftover, notes: Notes): void {
  // What is switched off is not missed.
  if (value === false || value === '') return;
  const advice = settingAdvice(path);
  if (advice === undefined) return;
  if (!isOpaque(value)) notes.left(path, advice);
  else if (WRITABLE.test(path) && advice === settingAdvice('')) {
    notes.left(
      `${path} (${kindOf(value.$opaque)})`,
      'Its value is not known; write it into site.config.ts.',
    );
  } else {
    notes.left(`${path} (${kindOf(value.$opaque)})`, advice);
  }
}

function kindOf(opaque: 'function' | 'package' | 'expression'): string {
  if (opaque === 'function') return 'a function';
  return opaque === 'package' ? 'from a package' : 'an expression';
}
