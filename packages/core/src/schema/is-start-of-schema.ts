import type { Page, SchemaPage } from '../page.ts';

/** Whether a page is the start page of a schema, which shows the entity diagram. */
export function isStartOfSchema(page: Page): page is SchemaPage {
  return page.kind === 'schema' && page.entry === undefined && page.lists === undefined;
}
