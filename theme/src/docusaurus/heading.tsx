import { createElement, type HTMLAttributes } from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** `@theme/Heading`: a heading that links to itself if it has an id, as headings in Markdown do. */
export default function Heading({ as, children, ...rest }: HeadingProps) {
  const anchor =
    as === 'h1' || rest.id === undefined ? null : (
      // biome-ignore lint/a11y/useAnchorContent: CSS draws the sign, and the label names the link
      <a className="anchor" href={`#${rest.id}`} aria-label="Link to this heading" />
    );
  return createElement(as, rest, children, anchor);
}
