import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { SearchScope, SearchVersion } from '../search-page.ts';
import { element } from './element.ts';

/**
 * Fills the select element for the scope, unless it has the same options already. It is hidden on
 * sites with a single scope.
 *
 * @param versions - The versions that are searched if no scope is selected, in addition to pages
 *   without a version.
 */
export function drawScopes(
  select: HTMLSelectElement,
  scopes: readonly SearchScope[],
  versions: readonly SearchVersion[],
  site: WithTexts,
): void {
  const names = versions.map(({ label }) => label).join(', ');
  const everything =
    names === '' ? translate(site, 'Everything') : translate(site, 'Everything in {0}', names);
  const state = JSON.stringify([everything, scopes]);
  if (select.dataset.state === state) return;
  select.dataset.state = state;
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
    ...group(translate(site, 'Versions'), scopes.filter(isVersion).map(option)),
    ...group(translate(site, 'Services'), scopes.filter(isService).map(option)),
  );
  select.value = scopes.some(({ id }) => id === chosen) ? chosen : '';
}
