import type { Visibility } from '../config.ts';
import { isExactName } from './name-pattern.ts';

/** Entries of a configuration that stand for something in a schema. */
export interface VisibilityRules {
  /** Names of `show` and `hide` without `*`. */
  readonly names: readonly string[];
  /** Directives of `show` and `hide`. */
  readonly directives: readonly string[];
}

/** The entries of a configuration that should match something in one of its schemas. */
export function visibilityRules({ show, hide }: Visibility): VisibilityRules {
  const names = [...(hide?.names ?? []), ...(show?.names ?? [])].filter(isExactName);
  const directives = [...(hide?.directives ?? []), ...(show?.directives ?? [])];
  return { names: [...new Set(names)], directives: [...new Set(directives)] };
}
