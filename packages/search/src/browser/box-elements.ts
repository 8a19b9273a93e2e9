import { element } from './element.ts';

/** The parts of the box that change. */
export interface BoxElements {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly scope: HTMLSelectElement;
  readonly list: HTMLElement;
  /** Says what there is to say where there are no results. */
  readonly message: HTMLElement;
  /** Says to screen readers what has been found. */
  readonly status: HTMLElement;
}

/** Makes the box: a combobox whose list stands open below it, in a dialog. */
export function boxElements(): BoxElements {
  const list = element('div', {
    role: 'listbox',
    id: 'search-list',
    class: 'search-list',
    'aria-label': 'Results',
  });
  const input = element('input', {
    type: 'text',
    role: 'combobox',
    class: 'search-input',
    placeholder: 'Search',
    'aria-label': 'Search',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const scope = element('select', { class: 'search-scope', 'aria-label': 'Search in' });
  const close = element('button', {
    type: 'button',
    class: 'icon-button',
    'aria-label': 'Close search',
  });
  close.append(element('i', { class: 'icon icon-close' }));
  const message = element('p', { class: 'search-message' });
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const dialog = element('dialog', { class: 'search', 'aria-label': 'Search' }, [
    element('div', { class: 'search-bar' }, [
      element('i', { class: 'icon icon-search' }),
      input,
      scope,
      close,
    ]),
    list,
    message,
    element('p', { class: 'search-keys', 'aria-hidden': 'true' }, [
      ...[element('kbd', {}, ['Up']), ' ', element('kbd', {}, ['Down']), ' choose '],
      ...[element('kbd', {}, ['Enter']), ' open '],
      ...[element('kbd', {}, ['Esc']), ' close'],
    ]),
    status,
  ]);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // Only the backdrop is the dialog's own.
    if (target === dialog) dialog.close();
  });
  return { dialog, input, scope, list, message, status };
}
