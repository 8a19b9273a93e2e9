import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { isWithin } from './is-within.ts';

/**
 * Most links to folders on the way to a file. Without a limit, the number of paths would grow
 * exponentially if folders link to each other.
 */
export const MOST_LINKS = 3;

/**
 * Whether `listFiles` follows a link. Links to anything but folders count as followed.
 *
 * @param folder - Absolute path of the folder that is listed.
 * @param link - Absolute path of a link below it.
 */
export function followsLink(folder: string, link: string): boolean {
  // The link may be gone at any moment.
  return orUndefined(() => !statSync(link).isDirectory() || leadsOn(folder, link)) ?? true;
}

function leadsOn(folder: string, link: string): boolean {
  const parent = dirname(link);
  if (isWithin(realpathSync(parent), realpathSync(link))) return false;
  let links = 0;
  for (let path = parent; path.length > folder.length; path = dirname(path))
    if (lstatSync(path).isSymbolicLink()) links++;
  return links < MOST_LINKS;
}
