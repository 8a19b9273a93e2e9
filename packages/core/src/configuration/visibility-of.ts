import type { Visibility } from '../config.ts';

/** The keys of an object, such as the schemas of a site, that say what is visible. */
export function visibilityOf({ show, hide }: Visibility): Visibility {
  return { show, hide };
}
