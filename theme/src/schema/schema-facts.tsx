import { anchorOf } from '@docgen/core/anchors';
import type { AppliedDirective, RootType, SchemaDefinition } from '@docgen/core/schema-model';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { DirectiveCode } from './directive-code.tsx';
import { Deprecation } from './member-facts.tsx';
import { TypeLink } from './type-link.tsx';

interface SchemaFactsProps {
  readonly definition: SchemaDefinition;
}

/** The root types, which have no page of their own, and what directives say of the schema as a whole. */
export function SchemaFacts({ definition: { directives, roots } }: SchemaFactsProps) {
  return (
    <ul className="arguments" aria-label="Root types and directives">
      {roots.map((root) => (
        <Root key={root.name} root={root} />
      ))}
      {directives.map((directive) => (
        <li key={JSON.stringify(directive)}>
          <DirectiveCode directive={directive} />
        </li>
      ))}
    </ul>
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
