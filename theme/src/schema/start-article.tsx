import type { SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { startIntroduction, startSections } from '@docgen/core/start-sections';
import { Link } from '@docgen/runtime/link';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { linkedHeading } from './linked-heading.tsx';
import { StartContent } from './start-content.tsx';

interface StartArticleProps {
  readonly page: SchemaPage;
  readonly schema: SchemaModel;
}

/** The start page of a schema's reference. */
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
      <p>{startIntroduction(schema)}</p>
      {schema.endpoint !== undefined && (
        <p>
          Clients send operations to <code>{schema.endpoint}</code>.
        </p>
      )}
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
