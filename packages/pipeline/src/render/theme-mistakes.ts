import type { Diagnostic } from '@docgen/core/diagnostic';

/** Mistakes of a theme that draws many pages. */
export interface ThemeMistakes {
  /**
   * Leaves out those that were found before, at another page.
   *
   * @param found - What is wrong with one page.
   * @param path - The page's route, which their messages name.
   */
  readonly once: (found: readonly Diagnostic[], path: string) => Diagnostic[];
  /** Whether it did not come to an end: it would take that long again on every page. */
  readonly endless: () => boolean;
}

/** Remembers the theme's mistakes while the pages of one site are rendered. */
export function createThemeMistakes(): ThemeMistakes {
  const known = new Set<string>();
  let endless = false;
  return {
    once: (found, path) =>
      found.filter(({ code, message, place }) => {
        if (!code.startsWith('theme-')) return true;
        endless ||= code === 'theme-timeout';
        const key = JSON.stringify([code, place, message.replaceAll(path, '')]);
        const isNew = !known.has(key);
        known.add(key);
        return isNew;
      }),
    endless: () => endless,
  };
}
