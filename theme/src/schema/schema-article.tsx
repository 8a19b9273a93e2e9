import type { SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { CardGrid } from '../components/card-grid.tsx';
import { Html } from '../components/html.tsx';
import { EntryArticle } from './entry-article.tsx';
import { LinkedHeading } from './linked-heading.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { startSections } from './schema-headings.ts';
import { UsageArticle } from './usage-list.tsx';

interface SchemaArticleProps {
  readonly page: SchemaPage;
  readonly schema: SchemaModel;
}

/** A page of the GraphQL reference: a section's start, one definition, or all that refers to it. */
export function SchemaArticle({ page, schema }: SchemaArticleProps) {
  if (page.entry === undefined) return <StartArticle page={page} schema={schema} />;
  if (page.usages) return <UsageArticle title={page.title} entry={page.entry} />;
  const { entry, alsoIn = [] } = page;
  return <EntryArticle entry={entry} schema={schema} alsoIn={alsoIn} />;
}

/** The first page of a schema's reference. */
function StartArticle({ page, schema }: SchemaArticleProps) {
  const markdown = useMarkdown();
  return (
    <>
      <h1>{page.title}</h1>
      {schema.description !== undefined && (
        <Html html={markdown({ markdown: schema.description })} />
      )}
      <p>{schema.composed ? <ComposedIntroduction schema={schema} /> : subgraphIntroduction}</p>
      {schema.manual !== undefined && (
        <p>
          <Link to={schema.manual}>Read the manual</Link> for the concepts behind this schema.
        </p>
      )}
      <SchemaFacts schema={schema} />
      {startSections(page, schema).map(({ id, title, cards }) => (
        <section key={id}>
          <LinkedHeading id={id}>{title}</LinkedHeading>
          <CardGrid cards={cards} compact={id === 'subgraphs'} />
        </section>
      ))}
    </>
  );
}

const subgraphIntroduction =
  'This reference describes the GraphQL schema of one service. It is generated from the schema definition (SDL), so it lists exactly what the service declares: every query, mutation and type with its arguments, fields and descriptions.';

function ComposedIntroduction({ schema }: { readonly schema: SchemaModel }) {
  return `This reference describes the federated schema that clients query through the gateway. It is generated from the schema definitions (SDL) of ${schema.subgraphs.length} subgraphs, composed into one. Each type and field names the subgraphs that provide it.`;
}
