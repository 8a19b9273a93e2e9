/** Interval of looks, in milliseconds. */
const LOOKING = 250;

/** After how many looks without an event they become rarer: ten seconds. */
const QUIET = 40;

/** While nothing happens, only one of this number of looks takes place. */
const SKIPPED = 4;

/** Looks that are repeated until `end` is called. */
export interface RegularLooks {
  /** Tells that something has happened, so that looks are frequent again. */
  readonly wake: () => void;
  readonly end: () => void;
}

/**
 * Calls a function four times a second while something happens, and once a second otherwise: looking
 * at the folders of a site with 1,200 pages takes 4 ms, so a server that nobody uses would keep a
 * processor from sleeping.
 */
export function regularLooks(look: () => void): RegularLooks {
  let quiet = 0;
  const looking = setInterval(() => {
    quiet++;
    if (quiet <= QUIET || quiet % SKIPPED === 0) look();
  }, LOOKING);
  return {
    wake() {
      quiet = 0;
    },
    end: () => clearInterval(looking),
  };
}
