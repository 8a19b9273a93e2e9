import {
  boolean,
  label,
  list,
  object,
  oneOf,
  optional,
  optionalWith,
  required,
  text,
} from '../combinators.ts';
import { address, integrity, target } from '../formats.ts';

const footerLink = object({ label: required(label), to: optional(target), href: optional(target) });

export const footer = object({
  copyright: optional(text),
  columns: optionalWith(
    list('columns', object({ title: required(label), items: required(list('links', footerLink)) })),
    [],
  ),
  style: optionalWith(oneOf('light', 'dark'), 'dark'),
});

export const colorMode = object({
  default: optionalWith(oneOf('light', 'dark'), 'light'),
  switch: optionalWith(boolean, true),
  followSystem: optionalWith(boolean, false),
});

export const announcementBar = object({
  id: required(label),
  content: required(label),
  dismissible: optionalWith(boolean, true),
});

export const stylesheets = list(
  'stylesheets',
  object({
    href: required(address),
    integrity: optional(integrity),
    crossorigin: optional(oneOf('anonymous', 'use-credentials')),
  }),
);
