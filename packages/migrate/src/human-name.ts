import { capitalised } from '@docgen/core/capitalised';
/** A title from the name of a folder: `my-api_docs` is "My api docs". */
export function humanName(name: string): string {
  const words = name.replaceAll(/[-_.\s]+/g, ' ').trim();
  return words === '' ? 'Documentation' : capitalised(words);
}
