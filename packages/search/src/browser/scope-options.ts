import type { SearchScope } from '../search-page.ts';
import { element } from './element.ts';

/** Fills the choice of what to search in. A site with one scope has none. */
export function drawScopes(select: HTMLSelectElement, scopes: readonly SearchScope[]): void {
  if (select.options.length > 0) return;
  const option = ({ id, label }: Pick<SearchScope, 'id' | 'label'>) =>
    element('option', { value: id }, [label]);
  const services = scopes.filter(({ kind }) => kind === 'service').map(option);
  select.hidden = scopes.length < 2;
  select.append(
    option({ id: '', label: 'Everything' }),
    ...scopes.filter(({ kind }) => kind !== 'service').map(option),
    ...(services.length === 0 ? [] : [element('optgroup', { label: 'Services' }, services)]),
  );
}
