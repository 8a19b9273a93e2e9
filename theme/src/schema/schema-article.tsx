import type { SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { ChangesArticle } from './changes.tsx';
import { DeprecationsArticle } from './deprecations.tsx';
import { EntryArticle } from './entry-article.tsx';
import { StartArticle } from './start-article.tsx';
import { UsageArticle } from './usage-list.tsx';

interface SchemaArticleProps {
  readonly page: SchemaPage;
  readonly schema: SchemaModel;
}

/**
 * A page of the GraphQL reference: the start page of a schema, a definition, the usages of a
 * definition, or the deprecations or changes of a schema.
 */
export function SchemaArticle({ page, schema }: SchemaArticleProps) {
  const { title, lists } = page;
  if (lists === 'deprecations') return <DeprecationsArticle title={title} schema={schema} />;
  if (lists === 'changes') return <ChangesArticle title={title} schema={schema} />;
  if (page.entry === undefined) return <StartArticle page={page} schema={schema} />;
  if (page.usages) return <UsageArticle title={title} entry={page.entry} />;
  const { entry, alsoIn } = page;
  return <EntryArticle entry={entry} schema={schema} alsoIn={alsoIn} />;
}
