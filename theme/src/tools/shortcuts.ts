import { element } from './element.ts';
import { showDialog } from './show-dialog.ts';

/** Functions and their keys, by context. */
const SHORTCUTS = {
  Everywhere: [
    ['Search', ['Ctrl', 'K'], ['/']],
    ['Show this list', ['?']],
    ['Close what is open', ['Esc']],
    ['Skip to the content', ['Tab'], ['Enter']],
  ],
  'In the search': [
    ['Go through what was found', ['↑'], ['↓']],
    ['Open it', ['Enter']],
  ],
  'In tabs': [['Turn to the next tab', ['←'], ['→']]],
  'In an enlarged picture': [
    ['Zoom', ['+'], ['−']],
    ['Move', ['←'], ['↑'], ['→'], ['↓']],
    ['Fit to the window', ['0']],
  ],
} as const;

/** Whether single-key shortcuts are on, and a function to switch them. */
export interface SingleKeys {
  readonly areOn: () => boolean;
  readonly switchTo: (on: boolean) => void;
}

/** Shows the list of keyboard shortcuts, in which readers can turn off single-key ones. */
export function openShortcuts({ areOn, switchTo }: SingleKeys): void {
  const singleKeys = element('input', { type: 'checkbox' });
  singleKeys.checked = areOn();
  singleKeys.addEventListener('change', () => switchTo(singleKeys.checked));
  showDialog(
    element(
      'dialog',
      { class: 'shortcuts', 'aria-labelledby': 'shortcuts' },
      // Has the focus: otherwise the first control would get it, and is scrolled to at the end of
      // the list.
      element('h2', { id: 'shortcuts', tabindex: '-1', autofocus: '' }, 'Keyboard shortcuts'),
      ...Object.entries(SHORTCUTS).flatMap(([place, rows]) => [
        element('h3', {}, place),
        element('dl', {}, ...rows.flatMap(([what, ...keys]) => row(what, keys))),
      ]),
      element('label', {}, singleKeys, ' Shortcuts of a single key, such as / and ?'),
    ),
  );
}

function row(what: string, ways: readonly (readonly string[])[]): HTMLElement[] {
  const keys = ways.flatMap((way, at) => [
    ...(at > 0 ? [' '] : []),
    ...way.flatMap((key, part) => [...(part > 0 ? [' + '] : []), element('kbd', {}, key)]),
  ]);
  return [element('dt', {}, what), element('dd', {}, ...keys)];
}
