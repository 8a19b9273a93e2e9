import type { ColorOf } from '../svg/style-attributes.ts';
import { PALETTES, TOKENS } from './palettes.ts';

/**
 * How colours of drawings are written. Those of docgen's own themes become the tokens that they
 * come from, so that a site that overrides tokens has diagrams in its own colours. Others are
 * written with their values in both colour modes.
 *
 * @param themes - Names of the themes of the two modes.
 */
export function colorsOf(themes: { readonly light: string; readonly dark: string }): ColorOf {
  const [light, dark] = [PALETTES[themes.light], PALETTES[themes.dark]];
  const tokens = new Map<string, string>();
  if (light !== undefined && dark !== undefined) {
    for (const [role, token] of Object.entries(TOKENS)) {
      const key = role as keyof typeof TOKENS;
      tokens.set(`${light[key]} ${dark[key]}`, `var(${token})`);
    }
  }
  return (first, second) => tokens.get(`${first} ${second}`) ?? `light-dark(${first},${second})`;
}
