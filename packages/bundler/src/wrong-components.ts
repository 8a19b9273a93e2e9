import type { Diagnostic } from '@docgen/core/diagnostic';
import { relativePath } from '@docgen/files/relative-path';
import type { Theme } from '@docgen/runtime/server';
import type { ThemeModules } from './build-modules.ts';
import { isComponent } from './is-component.ts';

/** Values by name that should be components. */
type Values = Readonly<Record<string, unknown>>;

/** What a site's own theme exports for pages to use by name. */
export interface NamedComponents {
  readonly article: Theme['article'] | undefined;
  /** Default export of the module of `components`, if there is one. */
  readonly components?: unknown;
}

/**
 * Reports what a site provides to its pages as components and React cannot render. Without this,
 * each page that uses it would throw an error that names neither the component nor a place.
 *
 * @param exported - Reading it may run author code.
 * @param theme - Absolute paths of the theme's modules.
 */
export function wrongComponents(
  { article, components }: NamedComponents,
  theme: ThemeModules,
  projectDir: string,
): Diagnostic[] {
  const file = (path: string | undefined) => relativePath(projectDir, path ?? '');
  // Other names are not those of components; see `slotsSource`.
  const own = Object.fromEntries(
    Object.entries(valuesIn(components)).filter(([name]) => /^[A-Z]/.test(name)),
  );
  const ofTheme = {
    ...valuesIn(article?.mdxComponents),
    ...valuesIn(article?.interactiveComponents),
  };
  const others = Object.entries(ofTheme).filter(([name]) => !Object.hasOwn(own, name));
  return [
    ...(theme.components === undefined ? [] : noObject(components, file(theme.components))),
    ...noComponents(Object.entries(own), file(theme.components)),
    ...noComponents(others, file(theme.article)),
  ];
}

function valuesIn(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function noObject(components: unknown, file: string): Diagnostic[] {
  if (typeof components === 'object' && components !== null) return [];
  return [
    {
      code: 'theme-slot-missing',
      severity: 'error',
      message: `The default export of ${file} is ${nameOf(components)}, not an object with components, so pages cannot use them by name.`,
      hint: 'Export an object with the components by name, such as `export default { Price };`.',
      place: { file },
    },
  ];
}

function noComponents(values: readonly [string, unknown][], file: string): Diagnostic[] {
  return values
    .filter(([, value]) => !isComponent(value))
    .map(([name, value]) => ({
      code: 'theme-slot-missing',
      severity: 'error',
      message: `${file} exports "${name}" for all pages, but it is ${nameOf(value)}, not a component.`,
      hint:
        value === undefined
          ? 'Correct its import: a default export is imported without braces, all others in braces. To leave the component out, remove the name.'
          : 'A component is a function that returns elements, such as `() => <b>Rose</b>`.',
      place: { file },
    }));
}

function nameOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (typeof value === 'object') return 'an element';
  return `a ${typeof value}`;
}
