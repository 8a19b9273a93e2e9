import type { TrailingSlash } from '../../packages/core/src/addresses/address.ts';

/** How a site writes its addresses: base path and trailing-slash policy. */
export interface AddressStyle {
  /** Decoded. */
  readonly basePath: string;
  readonly trailingSlash: TrailingSlash;
}

/** Every trailing-slash policy, with and without a base path. */
export const STYLES = ['/', '/50% ä/docs/'].flatMap((basePath) =>
  (['preserve', 'always', 'never'] as const).map(
    (trailingSlash): AddressStyle => ({ basePath, trailingSlash }),
  ),
);
