import type { AppliedDirective } from '@docgen/core/schema-model';
import { codeSpan } from './code-text.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/** An applied directive, such as `@key(fields: "id")`, linked to the directive's page. */
export function directiveCode({ name, args, to }: AppliedDirective, { config }: TwinSite): string {
  const values = args.map((arg) => `${arg.name}: ${arg.value}`).join(', ');
  const code = codeSpan(values === '' ? `@${name}` : `@${name}(${values})`);
  return to === undefined ? code : `[${code}](${absoluteUrl(to, config)})`;
}
