import type { AnnouncementBarConfig, ColorModeConfig, UserConfig } from '@docgen/core/config';
import { definedEntries } from '../../defined-entries.ts';
import { linkedHtml } from './linked-html.ts';
import type { MapContext } from './map-context.ts';

/** Colour modes, announcement bar, table of contents, and dates of changes. */
export function mapLook(context: MapContext): Partial<UserConfig> {
  const colors = context.theme.section('colorMode');
  const colorMode: ColorModeConfig = {
    default: colors?.text('defaultMode') === 'dark' ? 'dark' : undefined,
    switch: colors?.flag('disableSwitch') ? false : undefined,
    followSystem: colors?.flag('respectPrefersColorScheme') || undefined,
  };
  const levels = context.theme.section('tableOfContents');
  const minLevel = levels?.number('minHeadingLevel') ?? 2;
  const maxLevel = levels?.number('maxHeadingLevel') ?? 3;

  const mapped = {
    colorMode: definedEntries(colorMode).length === 0 ? undefined : colorMode,
    announcementBar: mapAnnouncement(context),
    tableOfContents: minLevel === 2 && maxLevel === 3 ? undefined : { minLevel, maxLevel },
  };
  for (const [key, value] of definedEntries(mapped)) {
    const keys = definedEntries(Object(value)).map(([name]) => name);
    context.notes.carried(key, keys.join(', '));
  }
  const dated = context.docs.map(({ options }) => options.flag('showLastUpdateTime'));
  if (!dated.includes(true)) return mapped;
  context.notes.carried('lastUpdated', 'dates of changes, from the git history');
  return { ...mapped, lastUpdated: true };
}

function mapAnnouncement(context: MapContext): AnnouncementBarConfig | undefined {
  const bar = context.theme.section('announcementBar');
  const content = bar?.text('content');
  const id = bar?.text('id') ?? 'announcement-bar';
  const closes = bar?.flag('isCloseable');
  if (!content?.trim()) return undefined;
  return {
    id,
    content: linkedHtml(content, 'announcement', context),
    dismissible: closes === false ? false : undefined,
  };
}
