/** Moves through the options of a list while the focus stays in its input (WAI-ARIA, combobox). */
export interface Options {
  /** Call after the options have changed. Makes the first one current. */
  readonly renew: () => void;
  /** Makes an option current. */
  readonly choose: (option: HTMLElement) => void;
}

/** @param settled - Resolves when the options match the text in the input. */
export function moveThrough(
  input: HTMLInputElement,
  list: HTMLElement,
  settled: () => Promise<void>,
): Options {
  let current = 0;
  const all = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];

  const choose = (position: number): void => {
    const options = all();
    current = options.length === 0 ? 0 : (position + options.length) % options.length;
    for (const [at, option] of options.entries()) {
      option.setAttribute('aria-selected', String(at === current));
    }
    const chosen = options[current];
    if (chosen === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', chosen.id);
    if (current === 0) list.scrollTop = 0;
    else chosen?.scrollIntoView({ block: 'nearest' });
  };

  input.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    if (isComposing) return;
    if (key === 'ArrowDown') choose(current + 1);
    else if (key === 'ArrowUp') choose(current - 1);
    else if (key === 'Enter') {
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey };
      void settled().then(() => all()[current]?.dispatchEvent(new MouseEvent('click', click)));
    } else return;
    event.preventDefault();
  });
  list.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    const at = option === null ? -1 : all().indexOf(option);
    if (at >= 0 && at !== current) choose(at);
  });

  return {
    renew() {
      const isEmpty = all().length === 0;
      list.hidden = isEmpty;
      input.setAttribute('aria-expanded', String(!isEmpty));
      choose(0);
    },
    choose: (option) => choose(all().indexOf(option)),
  };
}
