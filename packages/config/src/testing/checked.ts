import type { SiteConfig, UserConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { checkConfig } from '../check-config.ts';
import { plainConfig } from '../plain-value.ts';

/** A configuration with only the keys that are required. */
export const minimal: UserConfig = { title: 'Shop', url: 'https://docs.example.org' };

/** Checks the default export of a configuration. */
export function check(value: unknown): Checked<SiteConfig | undefined> {
  return checkConfig(plainConfig(value), { file: 'site.config.ts' });
}

/** The diagnostics of a configuration, such as `code | message | hint`. */
export function problems(value: unknown): string[] {
  return check(value).diagnostics.map(({ code, message, hint }) =>
    [code, message, hint].filter((part) => part !== undefined).join(' | '),
  );
}
