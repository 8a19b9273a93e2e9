import type { VersionConfig } from './user-config.ts';

/** The end of a sentence about a version with a banner, by its `banner`. */
export const VERSION_STATES: Readonly<Record<NonNullable<VersionConfig['banner']>, string>> = {
  unreleased: 'which has not been released yet',
  unmaintained: 'which is no longer maintained',
};
