import { createRequire } from 'node:module';

/** Draws SVG as PNG. The text has to be in Inter, regular or bold. */
export interface PngDrawer {
  /** Names the version of everything that has a say in how a picture looks. */
  readonly version: string;
  readonly draw: (svg: string) => Promise<Uint8Array>;
}

const FONTS = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'];

/** Finds the renderer and its fonts; both are loaded with the first picture. */
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
 * V8 does not know of the pixels behind a picture: it would let hundreds of them pile up before it
 * collects one. An array of their size, dropped at once, tells it how much there is to collect.
 */
function tellMemory(bytes: number): void {
  new ArrayBuffer(bytes);
}
