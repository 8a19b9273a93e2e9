import type { Diagnostic } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/key-path';
import { type KeyRange, keyLocator } from './locate-key.ts';

/** Where a configuration was read from. */
export interface ConfigSource {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Text of the file, for the positions of keys. */
  readonly text?: string;
}

/**
 * Returns the place of a key for a diagnostic: the file, and the position of the key or of the
 * nearest key above it that is found. The text is parsed on the first call.
 */
export type ConfigPlaces = (key: KeyPath) => Required<Pick<Diagnostic, 'place'>> & {
  readonly source: string | undefined;
};

/** Creates the function that finds places in a configuration. */
export function configPlaces({ file, text }: ConfigSource): ConfigPlaces {
  let locate: ((key: KeyPath) => KeyRange | undefined) | undefined;
  return (key) => {
    locate ??= text === undefined ? () => undefined : keyLocator(text);
    return { place: { file, ...locate(key) }, source: text };
  };
}
