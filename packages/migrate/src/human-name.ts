import { capitalised } from '@docgen/core/strings/capitalised';
/** Converts the name of a folder to a title: `my-api_docs` to "My api docs". */
export function humanName(name: string): string {
  const words = name.replaceAll(/[-_.\s]+/g, ' ').trim();
  return words === '' ? 'Documentation' : capitalised(words);
}
