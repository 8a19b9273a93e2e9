import type { LogoConfig } from '@docgen/core/config';
import { type At, type Check, pathText } from '../check.ts';
import {
  and,
  label,
  list,
  type ObjectOf,
  object,
  oneOf,
  optional,
  optionalWith,
  required,
  text,
} from '../combinators.ts';
import { address, id, target } from '../formats.ts';

export const logo: Check<LogoConfig> = object({
  light: required(address),
  dark: optional(address),
  alt: optional(text),
});

const itemFields = {
  label: required(label),
  to: optional(target),
  href: optional(target),
  sidebar: optional(id),
  position: optionalWith(oneOf('left', 'right'), 'left'),
};

export const navbar = object({
  title: optional(text),
  items: optionalWith(list('navbar items', and(object(itemFields), withOneTarget)), []),
});

/** Reports an item that leads nowhere or to several places. */
function withOneTarget(item: ObjectOf<typeof itemFields>, at: At): typeof item | undefined {
  const given = (['to', 'href', 'sidebar'] as const).filter((key) => item[key] !== undefined);
  if (given.length === 1) return item;
  const found = given.length === 0 ? 'none' : given.join(' and ');
  at.report({
    code: 'invalid-config-value',
    path: at.path,
    message: `${pathText(at.path)} must have exactly one of to, href and sidebar, but has ${found}.`,
  });
  return undefined;
}
