import type { SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { EntryArticle } from './entry-article.tsx';
import { StartArticle } from './start-article.tsx';

interface SchemaArticleProps {
  readonly page: SchemaPage;
  readonly schema: SchemaModel;
}

/** A page of the GraphQL reference: a section's start, or one definition. */
export function SchemaArticle({ page, schema }: SchemaArticleProps) {
  if (page.entry === undefined) return <StartArticle page={page} schema={schema} />;
  return <EntryArticle entry={page.entry} subgraphs={schema.subgraphs} />;
}
