import type { SchemaPage } from '@docgen/core/page';
import { CONTACT, startIntroduction, startSections } from '@docgen/core/schema/start-sections';
import type { SchemaModel } from '@docgen/core/schema-model';
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
  const { contact, description } = schema.definition;
  return (
    <>
      <h1>{page.title}</h1>
      {schema.description !== undefined && (
        <Html html={markdown({ markdown: schema.description }, { below: 1 })} />
      )}
      {description !== undefined && <Html html={markdown(description, { below: 1 })} />}
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
      {contact !== undefined && (
        <>
          <p>
            {CONTACT}{' '}
            {contact.to === undefined ? contact.name : <Link to={contact.to}>{contact.name}</Link>}
          </p>
          {contact.description !== undefined && (
            <Html html={markdown(contact.description, { below: 1 })} />
          )}
        </>
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
