import type { SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import { escapeText } from '@docgen/core/strings/escape-markup';
import { type FittedText, fitText } from './fit-text.ts';

/** The texts of a page's preview image. Pages with the same texts share the image. */
export interface SocialCard {
  readonly title: string;
  /** The groups that contain the page, outermost first; empty for a page outside of all groups. */
  readonly section: string;
  readonly siteTitle: string;
  /** URL of the site without its scheme. */
  readonly address: string;
}

/** The texts of a page's preview image. */
export function socialCard(
  { page, breadcrumbs }: Route,
  config: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'basePath'>,
): SocialCard {
  const isHome = page.title === config.title;
  const groups = breadcrumbs.slice(0, -1).map(({ label }) => label);
  return {
    title: page.title,
    section: isHome ? config.tagline : groups.join(' › '),
    siteTitle: config.title,
    address: config.url.replace(/^https?:\/\//, '') + config.basePath.replace(/\/$/, ''),
  };
}

/** Size of the images in pixels, as recommended by social media. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const WIDTH = CARD_SIZE.width - 2 * MARGIN;

/**
 * Draws a card: the site at the top, the page's title and section in the middle, the URL at the
 * bottom.
 */
export function cardSvg(
  { title, section, siteTitle, address }: SocialCard,
  { accent, background, text }: NonNullable<SiteConfig['socialImages']>,
): string {
  const heading = fitText(title, { width: WIDTH, lines: 3, sizes: [76, 64, 52] });
  const above = fitText(section, { width: WIDTH, lines: 1, sizes: [32] });
  const lineHeight = heading.size * 1.15;
  // Baseline of the first line that centers all lines vertically.
  const top =
    CARD_SIZE.height / 2 + heading.size * 0.55 - ((heading.lines.length - 1) * lineHeight) / 2;
  const line = (y: number, attributes: string, content: string) =>
    `<text x="${MARGIN}" y="${Math.round(y)}" ${attributes}>${escapeText(allowed(content))}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" font-family="Inter">`,
    `<rect width="100%" height="100%" fill="${background}"/>`,
    `<rect width="24" height="100%" fill="${accent}"/>`,
    line(116, `font-size="36" font-weight="700" fill="${accent}"`, oneLine(siteTitle, 36)),
    ...above.lines.map((words) =>
      line(top - heading.size - 22, `font-size="32" fill="${text}" fill-opacity="0.7"`, words),
    ),
    ...heading.lines.map((words, index) =>
      line(
        top + index * lineHeight,
        `font-size="${heading.size}" font-weight="700" fill="${text}"`,
        words,
      ),
    ),
    line(
      CARD_SIZE.height - 72,
      `font-size="28" fill="${text}" fill-opacity="0.7"`,
      oneLine(address, 28),
    ),
    '</svg>',
  ].join('');
}

/** Removes the characters that XML forbids, even as references (XML 1.0, section 2.2). */
function allowed(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

function oneLine(text: string, size: number): string {
  const fitted: FittedText = fitText(text, { width: WIDTH, lines: 1, sizes: [size] });
  return fitted.lines.join('');
}
