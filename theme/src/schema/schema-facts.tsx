import { anchorOf } from '@docgen/core/anchors';
import type { AppliedDirective, RootType, SchemaModel } from '@docgen/core/schema-model';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { DirectiveCode } from './directive-code.tsx';
import { Deprecation } from './member-facts.tsx';
import { TypeLink } from './type-link.tsx';

/** What the SDL says about the schema as a whole and about its root types, which have no page of their own. */
export function SchemaFacts({ schema: { definition } }: { readonly schema: SchemaModel }) {
  const { description, directives, roots } = definition;
  const markdown = useMarkdown();
  return (
    <>
      {description !== undefined && <Html html={markdown(description)} />}
      <ul className="arguments" aria-label="Root types">
        {roots.map((root) => (
          <Root key={root.name} root={root} />
        ))}
      </ul>
      <Directives directives={directives} />
    </>
  );
}

function Root({ root }: { readonly root: RootType }) {
  const { coordinate, name, kind, interfaces, description, deprecated, directives } = root;
  const markdown = useMarkdown();
  return (
    <li id={anchorOf(coordinate)}>
      <b>{name}</b> <small>{kind}</small>
      {interfaces.length > 0 && ', implements '}
      {interfaces.map((type) => (
        <TypeLink key={type.name} type={type} />
      ))}
      <Deprecation reason={deprecated} />
      {description !== undefined && <Html html={markdown(description, { inline: true })} />}
      <Directives directives={directives} />
    </li>
  );
}

function Directives({ directives }: { readonly directives: readonly AppliedDirective[] }) {
  if (directives.length === 0) return null;
  return (
    <p className="applied">
      {directives.map((directive) => (
        <DirectiveCode key={JSON.stringify(directive)} directive={directive} />
      ))}
    </p>
  );
}
