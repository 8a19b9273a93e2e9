import { colour } from '../formats.ts';
import { object, optionalWith, switchable } from '../words.ts';

export const socialImages = switchable(
  object(
    'SocialImagesConfig',
    {
      accent: optionalWith(colour, '#2e8555', "Of the stripe at the edge and the site's name."),
      background: optionalWith(colour, '#ffffff', 'Of the background.'),
      text: optionalWith(colour, '#1d2521', 'Of the title and, paler, of the section.'),
    },
    'Colours of the pictures for link previews, each as `#rrggbb`.',
  ),
);
