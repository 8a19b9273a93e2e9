import type { Place } from '@docgen/core/diagnostic';
import type { LiveProblem } from './live-update.ts';
import { OVERLAY_STYLES } from './overlay-styles.ts';

/** Shows problems above the page. */
export interface Overlay {
  /** Replaces the problems shown. Without any, the overlay is removed. */
  readonly show: (problems: readonly LiveProblem[]) => void;
}

/** Opens the place of a problem in the editor. The response tells whether that was possible. */
export type OpenPlace = (place: Place) => Promise<Response>;

/**
 * Creates the overlay. It has its own shadow tree, so that neither its styles nor those of the site
 * affect the other, and it does not interpret text as markup.
 *
 * It opens by itself for new errors, then takes the focus, and returns the focus when it is closed.
 * Escape reduces it to a button; for warnings alone, it starts as one. Above a modal dialog of the
 * page, such as the search, it is modal as well, because everything else there is covered and
 * inert.
 */
export function createOverlay(open: OpenPlace): Overlay {
  const host = document.createElement('docgen-problems');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OVERLAY_STYLES);
  root.adoptedStyleSheets = [sheet];
  let problems: readonly LiveProblem[] = [];
  let known = new Set<string>();
  let isOpen = false;
  let isModal = false;
  let focused: Element | null = null;

  host.addEventListener('keydown', closeByKey);
  // While the page's text is read, the page has the focus, and Escape has no other function.
  document.addEventListener('keydown', (event) => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (isFree && !isCovered()) closeByKey(event);
  });

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    // Otherwise, the browser closes the dialog below as well.
    event.preventDefault();
    close();
  }

  /** Whether a modal dialog is in front of the page. */
  function isCovered(): boolean {
    return !isModal && document.querySelector(':modal') !== null;
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    isModal = false;
    draw();
    if (focused instanceof HTMLElement) focused.focus();
    // The element that had the focus may be gone, or be inside a dialog that has been closed.
    if (document.activeElement !== focused) root.querySelector<HTMLElement>('.badge')?.focus();
  }

  function expand(): void {
    isOpen = true;
    isModal ||= isCovered();
    focused = document.activeElement === host ? focused : document.activeElement;
    draw();
    focusTitle();
  }

  function focusTitle(): void {
    root.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  function draw(): void {
    if (problems.length === 0) {
      host.remove();
      return;
    }
    if (!host.isConnected) document.body.append(host);
    const hadFocus = document.activeElement === host;
    const dialog = isOpen ? panel() : undefined;
    root.replaceChildren(dialog ?? badge());
    if (isModal) dialog?.showModal();
    else dialog?.setAttribute('open', '');
    if (hadFocus && isOpen) focusTitle();
  }

  function badge(): HTMLElement {
    const button = element('button', `badge ${worst(problems)}`, summary(problems));
    button.setAttribute('aria-haspopup', 'dialog');
    button.addEventListener('click', expand);
    return button;
  }

  function panel(): HTMLDialogElement {
    const dialog = document.createElement('dialog');
    dialog.className = `panel ${worst(problems)}`;
    // Phones have other ways to close dialogs than a key.
    dialog.addEventListener('close', close);
    dialog.setAttribute('aria-labelledby', 'title');
    const title = element('h2', '', summary(problems));
    title.id = 'title';
    title.tabIndex = -1;
    const button = element('button', 'close', 'Close');
    button.append(element('kbd', '', 'Esc'));
    button.addEventListener('click', close);
    const head = element('div', 'bar');
    head.append(title, button);
    const list = element('ol');
    list.append(...problems.map(item));
    dialog.append(head, list);
    return dialog;
  }

  function item({ code, severity, message, hint, place, frame, notes, canOpen }: LiveProblem) {
    const entry = element('li', severity);
    const head = element('p', 'head');
    head.append(element('strong', '', severity), element('code', '', code));
    entry.append(head, element('p', 'message', message));
    if (place !== undefined)
      entry.append(canOpen ? opener(place) : element('p', 'place', text(place)));
    if (frame.length > 0) {
      const code = element('pre');
      // Long lines require scrolling, also with the keyboard.
      code.tabIndex = 0;
      code.append(...frame.map((line) => element('span', kindOf(line), `${line}\n`)));
      entry.append(code);
    }
    if (hint !== undefined) entry.append(element('p', 'hint', hint));
    for (const note of notes) entry.append(element('p', 'note', note));
    return entry;
  }

  function opener(place: Place): HTMLElement {
    const line = element('p', 'place');
    const button = element('button', 'open', text(place));
    button.title = 'Open in editor';
    button.append(element('span', 'action', 'Open in editor'));
    const said = element('span', 'said');
    said.setAttribute('role', 'status');
    button.addEventListener('click', async () => {
      const answer = await open(place).catch(() => undefined);
      said.textContent = answer?.ok ? 'Opened.' : 'No editor was found.';
    });
    line.append(button, said);
    return line;
  }

  return {
    show(now) {
      const keys = now.filter(({ severity }) => severity === 'error').map(keyOf);
      const isNew = keys.some((key) => !known.has(key));
      known = new Set(keys);
      if (JSON.stringify(now) === JSON.stringify(problems)) return;
      const before = isOpen;
      problems = now;
      if (now.length === 0) {
        const back = before && document.activeElement === host ? focused : null;
        isOpen = false;
        isModal = false;
        draw();
        if (back instanceof HTMLElement) back.focus();
      } else if (isNew && (!before || isCovered())) expand();
      else draw();
    },
  };
}

function element(tag: string, className = '', content = ''): HTMLElement {
  const made = document.createElement(tag);
  if (made instanceof HTMLButtonElement) made.type = 'button';
  if (className !== '') made.className = className;
  made.textContent = content;
  return made;
}

function keyOf({ code, message, place }: LiveProblem): string {
  return JSON.stringify([code, message, place?.file]);
}

function text({ file, line, column, coordinate }: Place): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return coordinate === undefined ? place : `${place} (${coordinate})`;
}

function kindOf(line: string): string {
  if (line.startsWith('>')) return 'marked';
  return /^\s*│\s*\^+$/.test(line) ? 'carets' : '';
}

function worst(problems: readonly LiveProblem[]): string {
  return problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

function summary(problems: readonly LiveProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = [counted(errors, 'error'), counted(problems.length - errors, 'warning')];
  return counts.filter((count) => count !== '').join(', ');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
