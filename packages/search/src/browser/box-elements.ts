import { translate, type WithTexts } from '@docgen/core/texts/texts';
import { element } from './element.ts';

/** The elements of the search box that change. */
export interface BoxElements {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly scope: HTMLSelectElement;
  readonly list: HTMLElement;
  /** Message that is shown if there are no results. */
  readonly message: HTMLElement;
  /** Reports the number of results to screen readers. */
  readonly status: HTMLElement;
}

/** Creates the search box: a dialog with a combobox whose list is always open. */
export function boxElements(site: WithTexts): BoxElements {
  const list = element('div', {
    role: 'listbox',
    id: 'search-list',
    class: 'search-list',
    'aria-label': translate(site, 'Results'),
  });
  const input = element('input', {
    type: 'text',
    role: 'combobox',
    class: 'search-input',
    placeholder: translate(site, 'Search'),
    'aria-label': translate(site, 'Search'),
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const scope = element('select', {
    class: 'search-scope',
    'aria-label': translate(site, 'Search in'),
  });
  const close = element('button', {
    type: 'button',
    class: 'icon-button',
    'aria-label': translate(site, 'Close search'),
  });
  close.append(element('i', { class: 'icon icon-close' }));
  const message = element('p', { class: 'search-message' });
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const dialog = element('dialog', { class: 'search', 'aria-label': translate(site, 'Search') }, [
    element('div', { class: 'search-bar' }, [
      element('i', { class: 'icon icon-search' }),
      input,
      scope,
      close,
    ]),
    list,
    message,
    element('p', { class: 'search-keys', 'aria-hidden': 'true' }, [
      ...[key('↑'), ' ', key('↓')],
      ` ${translate(site, 'choose')} `,
      ...[key('Enter'), ` ${translate(site, 'open')} `],
      ...[key('Esc'), ` ${translate(site, 'close')}`],
    ]),
    status,
  ]);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // Clicks on the contents have another target; those on the backdrop have the dialog itself.
    if (target === dialog) dialog.close();
  });
  return { dialog, input, scope, list, message, status };
}

function key(name: string): HTMLElement {
  return element('kbd', {}, [name]);
}
