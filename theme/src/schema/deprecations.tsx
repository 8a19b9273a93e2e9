import { type DeprecatedThing, deprecationsOf } from '@docgen/core/schema/deprecations';
import type { SchemaModel } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Breakable } from '../components/breakable.tsx';
import { Html } from '../components/html.tsx';

interface DeprecationsArticleProps {
  readonly title: string;
  readonly schema: SchemaModel;
}

/** The page of everything that a schema deprecates. */
export function DeprecationsArticle({ title, schema }: DeprecationsArticleProps) {
  return (
    <>
      <h1>{title}</h1>
      <DeprecationList things={deprecationsOf(schema)} />
    </>
  );
}

/** Deprecated definitions and members, with the reasons. */
export function DeprecationList({ things }: { readonly things: readonly DeprecatedThing[] }) {
  const markdown = useMarkdown();
  return (
    <dl className="index">
      {things.map(({ coordinate, to, reason }) => (
        <div key={coordinate}>
          <dt>
            <Link to={to}>
              <Breakable name={coordinate} />
            </Link>
          </dt>
          <Html as="dd" html={markdown(reason, { inline: true, flat: true })} />
        </div>
      ))}
    </dl>
  );
}
