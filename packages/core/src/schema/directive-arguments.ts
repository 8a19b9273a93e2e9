import type { AppliedDirective } from '../schema-model.ts';

/** The arguments of an applied directive as in SDL: `(fields: "id")`; empty if it has none. */
export function directiveArguments({ args }: Pick<AppliedDirective, 'args'>): string {
  return args.length === 0
    ? ''
    : `(${args.map(({ name, value }) => `${name}: ${value}`).join(', ')})`;
}
