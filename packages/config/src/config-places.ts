import type { Diagnostic } from '@docgen/core/diagnostic';
import type { KeyPath } from './check.ts';
import { type KeyRange, keyLocator } from './locate-key.ts';

/** Where a configuration was read from. */
export interface ConfigSource {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Text of the file, to find the places of keys in. */
  readonly text?: string;
}

/**
 * Gives a diagnostic the place of a key: the file, with the key's position as far as it is found. The
 * text is parsed for the first key that is asked for.
 */
export type ConfigPlaces = (key: KeyPath) => Required<Pick<Diagnostic, 'place'>> & {
  readonly source: string | undefined;
};

export function configPlaces({ file, text }: ConfigSource): ConfigPlaces {
  let locate: ((key: KeyPath) => KeyRange | undefined) | undefined;
  return (key) => {
    locate ??= text === undefined ? () => undefined : keyLocator(text);
    return { place: { file, ...locate(key) }, source: text };
  };
}
