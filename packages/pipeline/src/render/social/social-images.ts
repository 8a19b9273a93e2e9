import { createHash } from 'node:crypto';
import { hrefOfPath, urlOfHref } from '@docgen/core/addresses/address';
import { markdownPath } from '@docgen/core/addresses/markdown-path';
import { invariant } from '@docgen/core/basics/invariant';
import { rememberOf } from '@docgen/core/basics/remember';
import type { SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import { HASH_DIGITS } from '@docgen/files/hashed-path';
import type { Memo } from '@docgen/memo/memo';
import type { PageImage } from '@docgen/runtime/server/html-document';
import type { OutputStage } from '../../write/output-stage.ts';
import { CARD_SIZE, cardSvg, type SocialCard, socialCard } from './card-svg.ts';
import { createPngDrawer } from './draw-png.ts';

/** The preview images of a site's pages. */
export interface SocialImages {
  /** The image of a route; `undefined` for routes without one. */
  readonly of: (route: Route) => PageImage | undefined;
  /** Draws the image that a build writes at an output path; `undefined` if there is none. */
  readonly at: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Draws the images of all routes and adds them to the output. Without `draw`, their files are
   * only counted.
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
  /** The current routes of the site. */
  readonly routes: () => Iterable<Route>;
}

/** The image of a page, and what is drawn on it. */
interface Picture {
  /** Output path. */
  readonly path: string;
  readonly card: SocialCard;
  readonly image: PageImage;
}

/** Number of images that are drawn concurrently; the renderer has its own threads. */
const AT_ONCE = 4;

/** Folder of the images in the output. */
const FOLDER = 'assets/social/';

/**
 * Plans the images of a site's pages. File names are hashes of the images' input, so that pages can
 * refer to images that have not been drawn yet.
 */
export function createSocialImages({ config, memo, routes }: SocialImagesOptions): SocialImages {
  const { socialImages: style } = config;
  if (style === undefined) {
    return {
      of: () => undefined,
      at: async () => undefined,
      write: async () => ({ all: 0, drawn: 0 }),
    };
  }
  const drawer = createPngDrawer();

  const pictureOf = rememberOf((route: Route): { readonly picture?: Picture } => {
    if (markdownPath(route) === undefined) return {};
    const card = socialCard(route, config);
    const hash = createHash('sha256').update(drawer.version).update(cardSvg(card, style));
    const path = `${FOLDER}${hash.digest('hex').slice(0, HASH_DIGITS.preview)}.png`;
    const image = {
      url: urlOfHref(hrefOfPath(path, config), config),
      alt: card.title === card.siteTitle ? card.title : `${card.title} – ${card.siteTitle}`,
      ...CARD_SIZE,
    };
    return { picture: { path, card, image } };
  });

  function* pictures(): Generator<Picture> {
    for (const route of routes()) {
      const { picture } = pictureOf(route);
      if (picture !== undefined) yield picture;
    }
  }

  const draw = async ({ path, card }: Picture, onDraw = () => {}): Promise<Uint8Array> => {
    const { parts } = await memo.node({
      kind: 'picture',
      id: path.slice(FOLDER.length),
      inputs: undefined,
      version: drawer.version,
      async compute() {
        onDraw();
        return { value: { png: await drawer.draw(cardSvg(card, style)) }, diagnostics: [] };
      },
    });
    invariant(parts !== undefined, 'a picture has no mistakes');
    return parts.png.value();
  };

  return {
    of: (route) => pictureOf(route).picture?.image,
    async at(path) {
      if (!path.startsWith(FOLDER)) return undefined;
      for (const picture of pictures()) if (picture.path === path) return draw(picture);
      return undefined;
    },
    async write(stage, { draw: isDrawing }) {
      const queue = [...new Map(Array.from(pictures(), (each) => [each.path, each])).values()];
      const all = queue.length;
      let drawn = 0;
      const note = () => {
        drawn += 1;
      };
      const work = async () => {
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          await stage.write(next.path, isDrawing ? await draw(next, note) : '');
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return { all, drawn };
    },
  };
}
