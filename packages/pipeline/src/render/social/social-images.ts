import { createHash } from 'node:crypto';
import { hrefOfPath, urlOfHref } from '@docgen/core/address';
import type { SiteConfig } from '@docgen/core/config';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Route } from '@docgen/core/route';
import { HASH_DIGITS } from '@docgen/files/hashed-path';
import type { Memo } from '@docgen/memo/memo';
import type { PageImage } from '@docgen/runtime/server/html-document';
import type { OutputStage } from '../../write/output-stage.ts';
import { CARD_SIZE, cardSvg, type SocialCard, socialCard } from './card-svg.ts';
import { createPngDrawer } from './draw-png.ts';

/** The pictures of all pages of a build. */
export interface SocialImages {
  /** The picture of a route, whose file {@link write} makes; `undefined` for routes that have none. */
  readonly of: (route: Route) => PageImage | undefined;
  /**
   * Draws the pictures and puts them into the output. Without `draw` their files are only counted.
   *
   * @returns How many there are, and how many of them were drawn and not found in the cache.
   */
  readonly write: (
    stage: OutputStage,
    options: { readonly draw: boolean },
  ) => Promise<{ readonly all: number; readonly drawn: number }>;
}

export interface SocialImagesOptions {
  readonly config: SiteConfig;
  /** Keeps pictures between builds. */
  readonly memo: Memo;
  readonly routes: readonly Route[];
}

/** How many pictures are drawn at once; the renderer has threads of its own. */
const AT_ONCE = 4;

/**
 * Plans the pictures of a site's pages. A file's name is the hash of all that the picture is made
 * from, so that pages know it before it is drawn.
 */
export function createSocialImages({ config, memo, routes }: SocialImagesOptions): SocialImages {
  const { socialImages: style } = config;
  if (style === undefined)
    return { of: () => undefined, write: async () => ({ all: 0, drawn: 0 }) };
  const drawer = createPngDrawer();
  const cards = new Map<string, SocialCard>();
  const images = new Map<string, PageImage>();
  for (const route of routes) {
    if (markdownPath(route) === undefined) continue;
    const card = socialCard(route, config);
    const hash = createHash('sha256').update(drawer.version).update(cardSvg(card, style));
    const name = `${hash.digest('hex').slice(0, HASH_DIGITS.preview)}.png`;
    cards.set(name, card);
    images.set(route.path, {
      url: urlOfHref(hrefOfPath(picturePath(name), config), config),
      alt: card.title === card.siteTitle ? card.title : `${card.title} – ${card.siteTitle}`,
      ...CARD_SIZE,
    });
  }

  return {
    of: ({ path }) => images.get(path),
    async write(stage, { draw }) {
      const queue = [...cards];
      let drawn = 0;
      const picture = async (name: string, card: SocialCard) => {
        if (!draw) return '';
        const { parts } = await memo.node({
          kind: 'picture',
          id: name,
          inputs: undefined,
          version: drawer.version,
          async compute() {
            drawn += 1;
            return { value: { png: await drawer.draw(cardSvg(card, style)) }, diagnostics: [] };
          },
        });
        return parts?.png.value() ?? '';
      };
      const work = async () => {
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          const [name, card] = next;
          await stage.write(picturePath(name), await picture(name, card));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return { all: cards.size, drawn };
    },
  };
}

/** Output path of a picture. */
function picturePath(name: string): string {
  return `assets/social/${name}`;
}
