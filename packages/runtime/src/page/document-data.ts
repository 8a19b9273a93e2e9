import type { PageMeta } from '../theme.ts';

/** The data of a page that its HTML document holds beside what the head says. */
export type DocumentData = Omit<PageMeta, 'title' | 'description' | 'markdown'>;

/** Leaves out of a page's data what the head of its document says. */
export function documentData({ title, description, markdown, ...data }: PageMeta): DocumentData {
  return data;
}
