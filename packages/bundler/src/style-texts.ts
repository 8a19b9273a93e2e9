import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { EsbuildOutput } from './browser-build.ts';

/**
 * Adds the texts in the language of a site to the stylesheet of an entry point, as custom
 * properties. English sites need none: the rules that use them contain the English texts.
 *
 * @param entry - Its specifier.
 */
export function withStyleTexts(
  output: EsbuildOutput,
  entry: string,
  site: WithTexts,
): EsbuildOutput {
  const external = translate(site, '(external)');
  if (external === '(external)') return output;
  const path = output.entries[entry]?.style;
  const rule = `:root{--external:${cssString(` ${external}`)}}\n`;
  return {
    ...output,
    texts: output.texts.map((file) =>
      file.path === path ? { ...file, text: file.text + rule } : file,
    ),
  };
}

/** A string token (CSS Syntax Level 3, section 4.3.5). */
function cssString(text: string): string {
  const escaped = text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}
