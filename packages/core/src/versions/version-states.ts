import type { Text } from '../texts/texts.ts';
import type { VersionConfig } from '../user-config.ts';

/** What is said on the pages of a version with a banner, by its `banner`; `{0}` is its label. */
export const VERSION_STATES: Readonly<Record<NonNullable<VersionConfig['banner']>, Text>> = {
  unreleased: 'This page is about version {0}, which has not been released yet.',
  unmaintained: 'This page is about version {0}, which is no longer maintained.',
};
