/** Names that mermaid's themes use in addition to numbers. */
const NAMED = new Map([
  ['black', '#000'],
  ['white', '#fff'],
  ['lightgrey', '#d3d3d3'],
]);

/**
 * Writes a CSS color as short as possible. Anything but `#…`, `rgb()`, `hsl()` and the names above
 * is returned unchanged.
 *
 * @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb
 */
export function shortColor(color: string): string {
  const [, hex] = /^#([\da-f]{3,8})$/i.exec(color) ?? [];
  if (hex !== undefined) return shortHex(hex.toLowerCase());
  const name = color.toLowerCase();
  const [, model, body = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(name) ?? [];
  if (model === undefined) return NAMED.get(name) ?? color;
  const parts = body.split(/[\s,/]+/).filter((part) => part !== '');
  const [a = 0, b = 0, c = 0, alpha = 1] = parts.map((part, index) => {
    const value = Number.parseFloat(part);
    const percentOf = model === 'rgb' && index < 3 ? 255 : 1;
    return part.endsWith('%') ? (value / 100) * percentOf : value;
  });
  if (alpha === 0) return 'transparent';
  const channels = model === 'rgb' ? [a, b, c] : hslToRgb(a, b, c);
  const all = alpha < 1 ? [...channels, alpha * 255] : channels;
  return shortHex(all.map(twoDigits).join(''));
}

function hslToRgb(hue: number, saturation: number, lightness: number): number[] {
  const amount = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

function twoDigits(channel: number): string {
  const value = Math.round(Math.min(255, Math.max(0, channel)));
  return value.toString(16).padStart(2, '0');
}

function shortHex(hex: string): string {
  const pairs = hex.length > 4 ? (hex.match(/../g) ?? []) : [];
  const canShorten = pairs.length > 0 && pairs.every((pair) => pair[0] === pair[1]);
  return `#${canShorten ? pairs.map((pair) => pair[0]).join('') : hex}`;
}
