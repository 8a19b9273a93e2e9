import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import type { ComponentType, SVGProps } from 'react';
import { useTrustedHtml } from './use-trusted-html.ts';

/** An SVG file as the build has read it. */
export interface SvgSource {
  /** Attributes of its `<svg>`, by their names in React. */
  readonly attributes: SVGProps<SVGSVGElement>;
  /** Content of the `<svg>`, cleaned by the build, without the title. */
  readonly html: string;
  readonly title?: string;
  /** Id of the title, which attributes may refer to. */
  readonly titleId?: string;
}

export interface SvgComponentProps extends SVGProps<SVGSVGElement> {
  /** Replaces the file's title, which is the default. */
  readonly title?: string;
  readonly titleId?: string;
}

/**
 * Creates the component of `import Logo from './logo.svg'`. Its props become attributes of the
 * `<svg>`.
 */
export function svgComponent(source: SvgSource): ComponentType<SvgComponentProps> {
  return (props) => <Drawing source={source} {...props} />;
}

function Drawing({
  source,
  title = source.title,
  titleId = source.titleId,
  ...rest
}: SvgComponentProps & { readonly source: SvgSource }) {
  const id = titleId === undefined ? '' : ` id="${escapeMarkup(titleId)}"`;
  const heading = title === undefined ? '' : `<title${id}>${escapeMarkup(title)}</title>`;
  const named = title === undefined ? {} : { role: 'img' };
  return (
    <svg
      {...named}
      {...source.attributes}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at build time
      dangerouslySetInnerHTML={useTrustedHtml(heading + source.html)}
    />
  );
}
