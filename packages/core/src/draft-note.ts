/** The banner of a draft, on sites that include them. */
export const DRAFT_NOTE = 'This page is a draft: the published site does not contain it.';
