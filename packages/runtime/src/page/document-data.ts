import type { PageMeta } from '../theme.ts';

/** The data of a page in its HTML document that is not in the head. */
export type DocumentData = Omit<PageMeta, 'title' | 'description' | 'markdown'>;

/** Removes the data that is in the head of a page's document. */
export function documentData({ title, description, markdown, ...data }: PageMeta): DocumentData {
  return data;
}
