import type { StylesheetConfig } from '@docgen/core/config';

/** The attributes of a stylesheet's `<link>`, in the order in which they are written. */
export function stylesheetAttributes({
  href,
  integrity,
  crossorigin,
}: StylesheetConfig): Readonly<Record<string, string>> {
  const origin = crossorigin ?? (integrity === undefined ? undefined : 'anonymous');
  return {
    rel: 'stylesheet',
    href,
    ...(integrity === undefined ? {} : { integrity }),
    ...(origin === undefined ? {} : { crossorigin: origin }),
  };
}
