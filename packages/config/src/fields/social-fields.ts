import { boolean, either, object, optionalWith } from '../combinators.ts';
import { colour } from '../formats.ts';

const isSwitch = (value: unknown) => typeof value !== 'object';

export const socialImages = either(
  isSwitch,
  boolean,
  object({
    accent: optionalWith(colour, '#2e8555'),
    background: optionalWith(colour, '#ffffff'),
    text: optionalWith(colour, '#1d2521'),
  }),
);
