import type { Author } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { relativePath } from '@docgen/files/relative-path';
import type { Theme } from '@docgen/runtime/server';
import type { ThemeModules } from './build-modules.ts';
import { isComponent } from './is-component.ts';
import { wrongComponents } from './wrong-components.ts';

type SlotKind = `${'' | 'optional '}${'component' | 'function' | 'object'}`;

/** The slots that each module of a theme has to fill (`runtime/src/theme.ts`). */
const SLOTS = {
  shell: {
    Layout: 'component',
    PageFrame: 'component',
    Sidebar: 'component',
    SidebarEntry: 'optional component',
    SidebarTools: 'optional component',
    LoadError: 'component',
    Crash: 'component',
  },
  article: {
    DocArticle: 'component',
    mdxComponents: 'object',
    interactiveComponents: 'optional object',
  },
  pages: {
    Breadcrumbs: 'component',
    VersionBanner: 'optional component',
    DraftBanner: 'optional component',
    Pagination: 'component',
    TableOfContents: 'component',
    CategoryArticle: 'component',
    SchemaArticle: 'component',
    NotFoundArticle: 'component',
    schemaHeadings: 'function',
    frameKey: 'optional function',
  },
} as const satisfies { readonly [M in keyof Theme]: Record<keyof Theme[M], SlotKind> };

/** The modules with slots, in the order in which problems are reported. */
const MODULES = ['shell', 'article', 'pages'] as const;

/** What a bundle with a site's own theme exports of it. */
export interface ThemeExports {
  readonly theme: Theme;
  /** Default export of the module of `components`, if there is one. */
  readonly components?: unknown;
}

/** Where a theme is from, and what guards it. */
interface ThemeInput {
  /** Absolute paths of the theme's modules, where missing slots are reported. */
  readonly theme: ThemeModules;
  readonly projectDir: string;
  /** Guards the theme's code while it runs. */
  readonly author: AuthorCode;
}

/**
 * Loads a bundle with a site's own theme, whose code is untrusted.
 *
 * @param themeAuthor - Its file is the theme's folder.
 * @returns `undefined` if a slot or component is missing or of the wrong type, or if the theme
 *   throws, does not terminate, or tries to end the process. The latter is reported with the
 *   author's incidents.
 */
export async function loadTheme<T extends ThemeExports>(
  load: () => Promise<T>,
  themeAuthor: Author,
  { theme, projectDir, author }: ThemeInput,
): Promise<Checked<T | undefined>> {
  try {
    const loaded = await author.load(themeAuthor, load);
    const { slots, unknown, wrong } = await author.run(themeAuthor, () => {
      const slots = readSlots(loaded.theme);
      const { components } = loaded;
      return {
        slots,
        unknown: unknownSlots(loaded.theme),
        wrong: wrongComponents({ article: slots.article, components }, theme, projectDir),
      };
    });
    const place = (module: keyof Theme) => ({ file: relativePath(projectDir, theme[module]) });
    const missing = missingSlots(slots).map(
      ({ module, message }): Diagnostic => ({
        code: 'theme-slot-missing',
        severity: 'error',
        message,
        hint: `Reuse the default for what you do not draw yourself: \`import { ${module} as defaults } from 'supergraph-docgen/theme/${module}'\`, and \`...defaults\` in the object.`,
        place: place(module),
      }),
    );
    const ignored = unknown.map(
      ({ module, slot }): Diagnostic => ({
        code: 'theme-slot-unknown',
        severity: 'warning',
        message: `The theme fills \`${module}.${slot}\`, but docgen has no such slot, so it is ignored.`,
        hint: hintForSlot(module, slot),
        place: place(module),
      }),
    );
    const isComplete = missing.length === 0 && wrong.length === 0;
    return {
      value: isComplete ? { ...loaded, theme: slots } : undefined,
      diagnostics: [...missing, ...wrong, ...ignored],
    };
  } catch (thrown) {
    const diagnostics = await thrownDiagnostics({ author: themeAuthor, thrown }, THROWS);
    return { value: undefined, diagnostics };
  }
}

const THROWS = {
  code: 'theme-throws',
  message: 'The theme throws when it is loaded',
  browserHint:
    'Code outside of components runs during the build. Move code that needs a browser into an effect.',
} as const;

/**
 * Copies the slots of a theme, which may run getters. Modules that are not objects are not copied.
 */
function readSlots(theme: Theme): Theme {
  const copies = MODULES.map((module) => {
    const filled: unknown = theme[module];
    if (typeof filled !== 'object' || filled === null) return [module, filled];
    const slots = Object.keys(SLOTS[module]).map((slot) => [slot, Reflect.get(filled, slot)]);
    return [module, Object.fromEntries(slots.filter(([, value]) => value !== undefined))];
  });
  return Object.fromEntries(copies);
}

/** The exported properties that are no slots. They are copied by nothing, so they have no effect. */
function unknownSlots(theme: Theme): { module: keyof Theme; slot: string }[] {
  return MODULES.flatMap((module) => {
    const filled: unknown = theme[module];
    if (typeof filled !== 'object' || filled === null) return [];
    return Object.keys(filled)
      .filter((slot) => !Object.hasOwn(SLOTS[module], slot))
      .map((slot) => ({ module, slot }));
  });
}

/** Names the slot that was probably meant, in this module or in another one. */
function hintForSlot(module: keyof Theme, slot: string): string {
  const home = MODULES.find((other) => Object.hasOwn(SLOTS[other], slot));
  if (home !== undefined) return `It is a slot of \`${home}\`: move it there.`;
  const slots = Object.keys(SLOTS[module]);
  const others = `The slots of \`${module}\` are ${slots.join(', ')}.`;
  return didYouMean(slot, slots) ?? `${others} To change a part of one, fill the whole slot.`;
}

/** The slots of a theme, as returned by `readSlots`, that are missing or have the wrong type. */
function missingSlots(theme: Theme): { module: keyof Theme; message: string }[] {
  return MODULES.flatMap((module) => {
    const filled: unknown = theme[module];
    if (typeof filled !== 'object' || filled === null) {
      return [{ module, message: `The export "${module}" of the theme is not an object.` }];
    }
    const slots: Readonly<Record<string, SlotKind>> = SLOTS[module];
    return Object.entries(slots).flatMap(([slot, kind]) => {
      const value: unknown = Reflect.get(filled, slot);
      if (fits(value, kind)) return [];
      const what = kind.replace('optional ', '');
      return [{ module, message: `The theme has no ${what} at \`${module}.${slot}\`.` }];
    });
  });
}

function fits(value: unknown, kind: SlotKind): boolean {
  if (kind.startsWith('optional') && value === undefined) return true;
  if (kind.endsWith('function')) return typeof value === 'function';
  if (kind.endsWith('component')) return isComponent(value);
  return typeof value === 'object' && value !== null;
}
