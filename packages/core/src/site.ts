import type { Route } from './route.ts';
import type { SchemaModel } from './schema-model.ts';
import type { Sidebar } from './sidebar.ts';

/** Everything that a build renders. Immutable: a rebuild creates a new one. */
export interface Site {
  /** Sorted by path. Includes redirects, and the not-found page at `/404.html`. */
  readonly routes: readonly Route[];
  readonly sidebars: readonly Sidebar[];
  readonly schemas: readonly SchemaModel[];
}
