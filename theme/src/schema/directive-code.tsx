import type { AppliedDirective } from '@docgen/core/schema-model';
import type { ReactElement } from 'react';
import type { Pen } from './pen.ts';

/** Renders an applied directive, such as `@key(fields: "id")`. */
export function directiveCode(directive: AppliedDirective, { href }: Pen): ReactElement {
  const name = `@${directive.name}`;
  const args = directive.args.map((arg) => `${arg.name}: ${arg.value}`).join(', ');
  return (
    <code key={JSON.stringify(directive)}>
      {directive.to === undefined ? name : <a href={href(directive.to)}>{name}</a>}
      {args !== '' && `(${args})`}
    </code>
  );
}
