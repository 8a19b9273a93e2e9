/** How a site writes its addresses. */
export interface AddressStyle {
  /** Decoded. */
  readonly basePath: string;
  readonly trailingSlash: string;
}

/** Every trailing-slash policy, with and without a base path. */
export const STYLES = ['/', '/50% ä/docs/'].flatMap((basePath) =>
  ['preserve', 'always', 'never'].map(
    (trailingSlash): AddressStyle => ({ basePath, trailingSlash }),
  ),
);
