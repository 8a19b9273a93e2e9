import { createRequire } from 'node:module';

/** Renders SVG to PNG. Texts have to be in Inter, regular or bold. */
export interface PngDrawer {
  /** Versions of everything that affects the result. */
  readonly version: string;
  readonly draw: (svg: string) => Promise<Uint8Array>;
}

const FONTS = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'];

/** Finds the renderer and its fonts, which are loaded with the first image. */
export function createPngDrawer(): PngDrawer {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string) => {
    const { version } = require(`${name}/package.json`) as { readonly version: string };
    return `${name} ${version}`;
  };
  const fontFiles = FONTS.map((path) => require.resolve(`@expo-google-fonts/inter/${path}`));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };
  return {
    version: `${versionOf('@resvg/resvg-js')}, ${versionOf('@expo-google-fonts/inter')}`,
    async draw(svg) {
      const { renderAsync } = await import('@resvg/resvg-js');
      const image = await renderAsync(svg, { font });
      tellMemory(image.width * image.height * 4);
      return image.asPng();
    },
  };
}

/**
 * V8 does not know about the pixels of an image, and would accumulate hundreds of images before it
 * collects them. Allocating an array of their size, which is dropped at once, makes V8 count them.
 */
function tellMemory(bytes: number): void {
  new ArrayBuffer(bytes);
}
