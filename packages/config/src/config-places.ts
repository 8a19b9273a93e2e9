import type { Diagnostic } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import type { ConfigBundle } from './bundle-config.ts';
import { keyLocator } from './locate-key.ts';

/** Where a configuration was read from. */
export interface ConfigSource {
  /** Path of its file relative to the project folder. */
  readonly file: string;
  /** For the positions of keys. If it is left out, places have no positions. */
  readonly bundle?: Pick<ConfigBundle, 'code' | 'map'> | undefined;
}

/**
 * Returns the place of a key for a diagnostic: the file, and the position of the key or of the
 * nearest key above it that is found. The bundle is parsed on the first call.
 */
export type ConfigPlaces = (key: KeyPath) => Required<Pick<Diagnostic, 'place'>> & {
  readonly source?: string;
};

/** Creates the function that finds places in a configuration. */
export function configPlaces(source: ConfigSource): ConfigPlaces {
  const locate = locatorOf(source);
  return (key) => (key.length > 0 ? locate(key) : undefined) ?? { place: { file: source.file } };
}

/**
 * Like {@link configPlaces}, but a key that is not found, and an empty path, have the place of the
 * whole configuration, which lacks or computes the key.
 */
export function placesWithin(source: ConfigSource): ConfigPlaces {
  const locate = locatorOf(source);
  return (key) => locate(key) ?? locate([]) ?? { place: { file: source.file } };
}

function locatorOf({ bundle }: ConfigSource): ReturnType<typeof keyLocator> {
  let locate: ReturnType<typeof keyLocator> | undefined;
  return (key) => {
    locate ??= bundle === undefined ? () => undefined : keyLocator(bundle);
    return locate(key);
  };
}
