import { inWords } from '@docgen/core/in-words';
import type { SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { startSections, subgraphsWithoutPages } from '@docgen/core/start-sections';
import { Link } from '@docgen/runtime/link';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { linkedHeading } from './linked-heading.tsx';
import { StartContent } from './start-content.tsx';

interface StartArticleProps {
  readonly page: SchemaPage;
  readonly schema: SchemaModel;
}

/** The first page of a schema's reference. */
export function StartArticle({ page, schema }: StartArticleProps) {
  const markdown = useMarkdown();
  return (
    <>
      <h1>{page.title}</h1>
      {schema.description !== undefined && (
        <Html html={markdown({ markdown: schema.description }, { below: 1 })} />
      )}
      {schema.definition.description !== undefined && (
        <Html html={markdown(schema.definition.description, { below: 1 })} />
      )}
      <p>{schema.composed ? <ComposedIntroduction schema={schema} /> : subgraphIntroduction}</p>
      {schema.manual !== undefined && (
        <p>
          <Link to={schema.manual}>Read the manual</Link> for the concepts behind this schema.
        </p>
      )}
      {startSections(page, schema).map((section) => (
        <section key={section.id}>
          {linkedHeading(section.id, section.title)}
          <StartContent section={section} />
        </section>
      ))}
    </>
  );
}

const subgraphIntroduction =
  'This reference is generated from the schema definition (SDL), so it lists exactly what is declared there: every query, mutation and type with its arguments, fields and descriptions.';

function ComposedIntroduction({ schema }: { readonly schema: SchemaModel }) {
  const count = schema.subgraphs.length;
  const others = subgraphsWithoutPages(schema);
  const named = others.length === 0 ? '' : ` Subgraphs: ${inWords(others)}.`;
  return `This reference describes the federated schema that clients query through the gateway. It is generated from the schema definitions (SDL) of ${count === 1 ? '1 subgraph' : `${count} subgraphs, composed into one`}. Each type and field names the subgraphs that provide it.${named}`;
}
