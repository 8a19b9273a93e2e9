import type { EntryKind } from '../schema-model.ts';

/**
 * Id of a member or argument on the page of its definition, from its schema coordinate:
 * `Order.items.first` for `Order.items(first:)`, `@key.fields` for an argument of `@key`.
 */
export function anchorOf(coordinate: string): string {
  if (!coordinate.endsWith(')')) return coordinate;
  return coordinate.replace('(', '.').replace(/:?\)$/, '');
}

/**
 * Id that a member or argument had before ids were coordinates, such as `field-items-first`. Pages
 * keep it for existing links from other sites.
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

/**
 * Fragment of a member or argument on the page of its definition; empty for the definition itself.
 */
export function fragmentOf(coordinate: string, definition: string): string {
  return coordinate === definition ? '' : `#${anchorOf(coordinate)}`;
}
