import type { BundleInput } from './bundle-input.ts';

/** Whether a site has its own theme or components with code, rather than only styles. */
export function hasOwnTheme({ theme, modules }: Pick<BundleInput, 'theme' | 'modules'>): boolean {
  return (
    theme.components !== undefined ||
    (['shell', 'article', 'pages'] as const).some((slot) => theme[slot] !== modules.theme[slot])
  );
}
