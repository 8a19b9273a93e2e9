import { directiveArguments } from '@docgen/core/schema/directive-arguments';
import type { AppliedDirective } from '@docgen/core/schema-model';
import { codeLink } from '../markdown/markdown-link.ts';
import type { TwinSite } from '../twin-site.ts';

/** An applied directive, such as `@key(fields: "id")`, linked to the directive's page. */
export function directiveCode(directive: AppliedDirective, { config }: TwinSite): string {
  const { name, to } = directive;
  return codeLink(`@${name}${directiveArguments(directive)}`, to, config);
}
