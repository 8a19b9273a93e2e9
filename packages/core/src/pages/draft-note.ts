import type { Text } from '../texts/texts.ts';

/** The banner of a draft, on sites that include them. */
export const DRAFT_NOTE: Text = 'This page is a draft: the published site does not contain it.';
