import { useTranslate } from '@docgen/runtime/site-context';
import { createElement, type HTMLAttributes } from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** `@theme/Heading`: a heading with a link to it if it has an id, as headings in Markdown have. */
export default function Heading({ as, ...rest }: HeadingProps) {
  const translate = useTranslate();
  const heading = createElement(as, rest);
  if (as === 'h1' || rest.id === undefined) return heading;
  return (
    <div className="linked-heading">
      {heading}
      {/* biome-ignore lint/a11y/useAnchorContent: CSS draws the sign, and the label names the link */}
      <a className="anchor" href={`#${rest.id}`} aria-label={translate('Link to this heading')} />
    </div>
  );
}
