import type { EntryKind } from './schema-model.ts';

/**
 * Id that a member or argument has on the page of its definition, from its schema coordinate:
 * `Order.items(first:)` stands at `#Order.items.first`, an argument of `@key` at `#@key.fields`.
 */
export function anchorOf(coordinate: string): string {
  if (!coordinate.endsWith(')')) return coordinate;
  return coordinate.replace('(', '.').replace(/:?\)$/, '');
}

/**
 * Id that a member or argument had before anchors were coordinates, such as `field-items-first`. Pages
 * keep it, so that links from elsewhere lead there.
 */
export function formerAnchorOf(coordinate: string, kind: EntryKind): string {
  const [, first = '', ...rest] = anchorOf(coordinate).split('.');
  switch (kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return ['arg', ...rest].join('-');
    case 'directives':
      return `arg-${first}`;
    case 'enums':
      return `value-${first}`;
    default:
      return ['field', first, ...rest].join('-');
  }
}

/** What leads to a member or argument on the page of its definition; nothing for the definition itself. */
export function fragmentOf(coordinate: string, definition: string): string {
  return coordinate === definition ? '' : `#${anchorOf(coordinate)}`;
}
