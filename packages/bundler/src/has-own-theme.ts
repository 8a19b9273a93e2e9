import type { BundleInput } from './bundle-input.ts';

/** Whether a site's theme is code of its author's: one of styles only is not. */
export function hasOwnTheme({ theme, modules }: Pick<BundleInput, 'theme' | 'modules'>): boolean {
  return (
    theme.components !== undefined ||
    (['shell', 'article', 'pages'] as const).some((slot) => theme[slot] !== modules.theme[slot])
  );
}
