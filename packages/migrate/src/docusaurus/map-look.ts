import type { UserConfig } from '@docgen/core/config';
import { isSafeAddress } from '@docgen/core/url';
import type { MapContext } from './map-context.ts';
import type { Section } from './section.ts';
import { siteLink } from './site-link.ts';

/** Colour modes, the announcement bar and the table of contents. */
export function mapLook(
  theme: Section | undefined,
  { notes, baseUrl, lost }: MapContext,
): Pick<UserConfig, 'colorMode' | 'announcementBar' | 'tableOfContents'> {
  const colors = theme?.section('colorMode');
  const mode = colors?.text('defaultMode');
  const fixed = colors?.flag('disableSwitch');
  const followsSystem = colors?.flag('respectPrefersColorScheme');
  const colorMode = {
    ...(mode === 'dark' ? { default: 'dark' as const } : {}),
    ...(fixed ? { switch: false } : {}),
    ...(followsSystem ? { followSystem: true } : {}),
  };

  const bar = theme?.section('announcementBar');
  const content = bar?.text('content');
  const id = bar?.text('id') ?? 'announcement-bar';
  const closes = bar?.flag('isCloseable');

  const levels = theme?.section('tableOfContents');
  const minLevel = levels?.number('minHeadingLevel') ?? 2;
  const maxLevel = levels?.number('maxHeadingLevel') ?? 3;

  const mapped = {
    ...(Object.keys(colorMode).length === 0 ? {} : { colorMode }),
    ...(content
      ? {
          announcementBar: {
            id,
            content: content.replaceAll(
              /(\bhref=)(["'])(.*?)\2/g,
              (_, name: string, quote: string, address: string) => {
                const link = address.startsWith('#') ? address : siteLink(address, baseUrl);
                if (isSafeAddress(link)) return name + quote + link + quote;
                notes.left(`link in the announcement (${link})`, `It leads to ${lost(link)}.`);
                return '';
              },
            ),
            ...(closes === false ? { dismissible: false } : {}),
          },
        }
      : {}),
    ...(minLevel === 2 && maxLevel === 3 ? {} : { tableOfContents: { minLevel, maxLevel } }),
  };
  for (const [key, value] of Object.entries(mapped))
    notes.carried(key, Object.keys(value).join(', '));
  return mapped;
}
