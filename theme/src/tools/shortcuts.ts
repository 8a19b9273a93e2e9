import type { Text, Translate } from '@docgen/core/texts/texts';
import { element } from './element.ts';
import { showDialog } from './show-dialog.ts';

/** On a Mac, Ctrl+K would also work, but systems and programs there use the Command key. */
const SEARCH_KEYS = /^Mac|^iP/.test(navigator.platform) ? ['⌘', ' ', 'K'] : ['Ctrl', ' + ', 'K'];

/** A function and its keys, with what is between the keys. */
type Shortcut = readonly [what: Text, ...keys: string[]];

/** The shortcuts by context. */
function shortcuts(translate: Translate): readonly (readonly [place: Text, Shortcut[]])[] {
  const or = translate(' or ');
  return [
    [
      'Everywhere',
      [
        ['Search', ...SEARCH_KEYS, or, '/'],
        ['Show this list', '?'],
        ['Close what is open', 'Esc'],
        ['Skip to content', 'Tab', translate(', then '), 'Enter'],
      ],
    ],
    [
      'In the search',
      [
        ['Go through what was found', '↑', or, '↓'],
        ['Open it', 'Enter'],
      ],
    ],
    ['In tabs', [['Turn to the next tab', '←', or, '→']]],
    [
      'In an enlarged picture',
      [
        ['Zoom', '+', or, '−'],
        ['Move', '←', ' ', '↑', ' ', '→', ' ', '↓'],
        ['Fit to window', '0'],
      ],
    ],
  ];
}

/** Whether single-key shortcuts are on, and a function to switch them. */
export interface SingleKeys {
  readonly areOn: () => boolean;
  readonly switchTo: (on: boolean) => void;
}

/** Shows the list of keyboard shortcuts, in which readers can turn off single-key ones. */
export function openShortcuts({ areOn, switchTo }: SingleKeys, translate: Translate): void {
  const singleKeys = element('input', { type: 'checkbox' });
  singleKeys.checked = areOn();
  singleKeys.addEventListener('change', () => switchTo(singleKeys.checked));
  showDialog(
    element(
      'dialog',
      { class: 'shortcuts', 'aria-labelledby': 'shortcuts' },
      // Has the focus: otherwise the first control would get it, and is scrolled to at the end of
      // the list.
      element(
        'h2',
        { id: 'shortcuts', tabindex: '-1', autofocus: '' },
        translate('Keyboard shortcuts'),
      ),
      ...shortcuts(translate).flatMap(([place, rows]) => [
        element('h3', {}, translate(place)),
        element('dl', {}, ...rows.flatMap(([what, ...keys]) => row(translate(what), keys))),
      ]),
      element(
        'label',
        {},
        singleKeys,
        ` ${translate('Shortcuts of a single key, such as / and ?')}`,
      ),
    ),
    translate,
  );
}

function row(what: string, keys: readonly string[]): HTMLElement[] {
  const parts = keys.map((key, at) => (at % 2 === 0 ? element('kbd', {}, key) : key));
  return [element('dt', {}, what), element('dd', {}, ...parts)];
}
