import { directiveArguments } from '@docgen/core/schema/directive-arguments';
import type { AppliedDirective } from '@docgen/core/schema-model';
import type { ReactElement } from 'react';
import type { Pen } from './pen.ts';

/** Renders an applied directive, such as `@key(fields: "id")`. */
export function directiveCode(directive: AppliedDirective, { href }: Pen): ReactElement {
  const name = `@${directive.name}`;
  return (
    <code key={JSON.stringify(directive)}>
      {directive.to === undefined ? name : <a href={href(directive.to)}>{name}</a>}
      {directiveArguments(directive)}
    </code>
  );
}
