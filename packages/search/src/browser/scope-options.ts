import type { SearchScope, SearchVersion } from '../search-page.ts';
import { element } from './element.ts';

/**
 * Fills the choice of what to search in. A site with one scope has none.
 *
 * @param version - The version that the reader is in: everything is what belongs to it, or to none.
 */
export function drawScopes(
  select: HTMLSelectElement,
  scopes: readonly SearchScope[],
  version: SearchVersion | undefined,
): void {
  const everything = version === undefined ? 'Everything' : `Everything in ${version.label}`;
  if (select.options[0]?.label === everything) return;
  const chosen = select.value;
  const option = ({ id, label }: Pick<SearchScope, 'id' | 'label'>) =>
    element('option', { value: id }, [label]);
  const group = (label: string, options: readonly HTMLElement[]) =>
    options.length === 0 ? [] : [element('optgroup', { label }, options)];
  const isVersion = ({ kind, version }: SearchScope) => kind === 'manuals' && version !== undefined;
  const isService = ({ kind }: SearchScope) => kind === 'service';
  select.hidden = scopes.length < 2;
  select.replaceChildren(
    option({ id: '', label: everything }),
    ...scopes.filter((scope) => !isVersion(scope) && !isService(scope)).map(option),
    ...group('Versions', scopes.filter(isVersion).map(option)),
    ...group('Services', scopes.filter(isService).map(option)),
  );
  select.value = chosen;
}
