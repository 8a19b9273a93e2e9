import type { ImgHTMLAttributes } from 'react';

interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** An imported image, or the result of `require` for one. */
  readonly img: string | { readonly default: string } | { readonly src: { readonly src: string } };
}

/** `@theme/IdealImage`: a lazily loaded image. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps) {
  return <img loading="lazy" {...rest} src={addressOf(img)} alt={alt} />;
}

function addressOf(img: IdealImageProps['img']): string {
  if (typeof img === 'string') return img;
  return 'default' in img ? img.default : img.src.src;
}
