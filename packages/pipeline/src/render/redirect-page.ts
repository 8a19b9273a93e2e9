import { hrefOfAddress, urlOfHref } from '@docgen/core/addresses/address';
import { isExternal } from '@docgen/core/addresses/url';
import type { SiteConfig } from '@docgen/core/config';
import { escapeMarkup, escapeText } from '@docgen/core/strings/escape-markup';
import { textDirection } from '@docgen/core/strings/text-direction';
import { translate } from '@docgen/core/texts/texts';

type RedirectingSite = Pick<SiteConfig, 'url' | 'basePath' | 'trailingSlash' | 'locale' | 'texts'>;

/**
 * Keeps what follows `?` and `#` in the old address, such as the field of a type, unless the new
 * address says something else. Without scripts, readers are redirected to the new address as it is.
 * Content security policies contain the hash of this text.
 */
const KEEP_REST =
  "{const a=new URL(document.querySelector('a').href);a.hash||=location.hash;if(a.origin===location.origin)a.search||=location.search;location.replace(a)}";

/** A document that redirects readers and search engines to another address. */
export function redirectPage(to: string, config: RedirectingSite): string {
  const href = hrefOfAddress(to, config);
  const attribute = escapeMarkup(href);
  const canonical = escapeMarkup(isExternal(href) ? href : urlOfHref(href, config));
  const link = `<a href="${attribute}">${attribute}</a>`;
  const moved = escapeText(translate(config, 'This page has moved to {0}.')).replace(
    '{0}',
    () => link,
  );
  const direction = textDirection(config.locale) === 'rtl' ? ' dir="rtl"' : '';
  return `<!doctype html>
<html lang="${config.locale}"${direction}>
<head>
<meta charset="utf-8">
<title>${escapeMarkup(translate(config, 'Moved'))}</title>
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${attribute}">
</head>
<body><p>${moved}</p><script>${KEEP_REST}</script></body>
</html>
`;
}
