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

/** The preview images of all pages of a build. */
export interface SocialImages {
  /** The image of a route, whose file {@link write} creates; `undefined` for routes without one. */
  readonly of: (route: Route) => PageImage | undefined;
  /**
   * Draws the images and adds them to the output. Without `draw`, their files are only counted.
   *
   * @returns The number of images, and how many of them were not in the cache.
   */
  readonly write: (
    stage: OutputStage,
    options: { readonly draw: boolean },
  ) => Promise<{ readonly all: number; readonly drawn: number }>;
}

export interface SocialImagesOptions {
  readonly config: SiteConfig;
  /** Caches images between builds. */
  readonly memo: Memo;
  readonly routes: readonly Route[];
}

/** Number of images that are drawn concurrently; the renderer has its own threads. */
const AT_ONCE = 4;

/**
 * Plans the images of a site's pages. File names are hashes of the images' input, so that pages can
 * refer to images that have not been drawn yet.
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

/** Output path of an image. */
function picturePath(name: string): string {
  return `assets/social/${name}`;
}
