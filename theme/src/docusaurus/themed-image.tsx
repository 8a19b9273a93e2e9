import type { ImgHTMLAttributes } from 'react';

interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** Address of the image for each colour mode. */
  readonly sources: { readonly light: string; readonly dark: string };
}

/**
 * `@theme/ThemedImage`: an image for each colour mode. Both are in the HTML, CSS shows one of them,
 * and with lazy loading the browser fetches only that one.
 */
export default function ThemedImage(props: ThemedImageProps) {
  const { sources, className = '', alt = '', ...rest } = props;
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      loading="lazy"
      {...rest}
      src={sources[mode]}
      alt={alt}
      className={`${className} ${mode}-only`.trim()}
    />
  ));
}
