import type { Theme } from '@docgen/runtime/server';

type Slots = Readonly<Record<string, 'component' | 'function' | 'object' | 'optional'>>;

/** What each module of a theme has to fill (`runtime/src/theme.ts`). */
const SLOTS = {
  shell: {
    Layout: 'component',
    PageFrame: 'component',
    Sidebar: 'component',
    LoadError: 'component',
    Crash: 'component',
  },
  article: {
    DocArticle: 'component',
    mdxComponents: 'object',
    interactiveComponents: 'optional',
  },
  pages: {
    Breadcrumbs: 'component',
    Pagination: 'component',
    TableOfContents: 'component',
    CategoryArticle: 'component',
    SchemaArticle: 'component',
    NotFoundArticle: 'component',
    schemaHeadings: 'function',
  },
} as const satisfies { readonly [M in keyof Theme]: Record<keyof Theme[M], Slots[string]> };

/** A slot that a module of a theme leaves empty. */
export interface MissingSlot {
  readonly module: keyof Theme;
  readonly message: string;
}

/** The modules with slots, in the order in which they are told. */
const MODULES = ['shell', 'article', 'pages'] as const;

/** Copies the slots of a theme, which may run its code; what is no object is left as it is. */
export function readSlots(theme: Theme): Theme {
  const copies = MODULES.map((module) => {
    const filled: unknown = theme[module];
    if (typeof filled !== 'object' || filled === null) return [module, filled];
    const slots = Object.keys(SLOTS[module]).map((slot) => [slot, Reflect.get(filled, slot)]);
    return [module, Object.fromEntries(slots.filter(([, value]) => value !== undefined))];
  });
  return Object.fromEntries(copies);
}

/** Tells which slots of a theme, as `readSlots` returns it, are empty or hold something else. */
export function missingSlots(theme: Theme): MissingSlot[] {
  return MODULES.flatMap((module) => {
    const filled: unknown = theme[module];
    if (typeof filled !== 'object' || filled === null) {
      return [{ module, message: `The export "${module}" of the theme is no object.` }];
    }
    const slots: Slots = SLOTS[module];
    return Object.entries(slots).flatMap(([slot, kind]) => {
      const value: unknown = Reflect.get(filled, slot);
      if (fits(value, kind)) return [];
      const what = kind === 'optional' ? 'object' : kind;
      return [{ module, message: `The theme has no ${what} at \`${module}.${slot}\`.` }];
    });
  });
}

/** React takes functions, what wraps them, names of elements and symbols such as `Fragment`. */
function fits(value: unknown, kind: Slots[string]): boolean {
  if (kind === 'function') return typeof value === 'function';
  if (kind === 'optional' && value === undefined) return true;
  const isObject = typeof value === 'object' && value !== null;
  return (
    isObject || (kind === 'component' && ['function', 'string', 'symbol'].includes(typeof value))
  );
}
