import type { AppliedDirective } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';

/** A directive as it is applied, such as `@key(fields: "id")`. */
export function DirectiveCode({ directive }: { readonly directive: AppliedDirective }) {
  const name = `@${directive.name}`;
  const args = directive.args.map((arg) => `${arg.name}: ${arg.value}`).join(', ');
  return (
    <code>
      {directive.to === undefined ? name : <Link to={directive.to}>{name}</Link>}
      {args !== '' && `(${args})`}
    </code>
  );
}
