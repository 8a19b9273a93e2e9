import { addToList } from '@docgen/core/basics/add-to-list';
import { remember } from '@docgen/core/basics/remember';
import { readDeclarations } from '../dom/inline-style.ts';
import { type ComplexSelector, compileSelector } from '../dom/selector.ts';
import type { VirtualElement } from '../dom/virtual-dom.ts';

/** Declared values by property name. */
export type Declarations = Map<string, string>;

/** Returns the normalized value, or `undefined` for a value to ignore. */
type CleanValue = (property: string, value: string) => string | undefined;

interface Rule {
  /** Position in the order of precedence, lowest first. */
  readonly order: number;
  readonly selector: ComplexSelector;
  readonly declarations: readonly Declaration[];
}

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/**
 * Computes the declarations of a stylesheet, an element's presentation attributes and its inline
 * style for the element itself. Inheritance is left to the caller.
 */
export interface Cascade {
  /**
   * @param own - Receives the properties whose value comes from the element itself and not from the
   *   stylesheet.
   */
  declared(element: VirtualElement, own?: Set<string>): Declarations;
}

/**
 * Parses a stylesheet as mermaid writes it: flat rules. At-rules (animations) are skipped.
 *
 * @param properties - The only properties to consider.
 * @param clean - Checks and rewrites each value.
 * @see https://www.w3.org/TR/css-cascade-4/#cascade-sort
 */
export function createCascade(
  css: string,
  properties: ReadonlySet<string>,
  clean: CleanValue = (_, value) => value,
): Cascade {
  const parse = remember((body) => parseDeclarations(body, properties, clean));
  const cleanAttribute = remember((property) =>
    remember((value) => (value === '' ? undefined : clean(property, value.trim()))),
  );
  const rulesBySubject = new Map<string, Rule[]>();
  for (const rule of parseRules(css, parse)) {
    addToList(rulesBySubject, rule.selector.subject, rule);
  }
  // Cached, because a diagram has few kinds of elements and many of each.
  const candidates = remember((localName) =>
    remember((classes): readonly Rule[] =>
      ['*', localName, ...new Set(classes.split(/\s+/).map((name) => `.${name}`))]
        .flatMap((subject) => rulesBySubject.get(subject) ?? [])
        .sort((a, b) => a.order - b.order),
    ),
  );
  return {
    declared(element, own = new Set()) {
      const values: Declarations = new Map();
      const { attributeMap, localName } = element;
      for (const [name, text] of attributeMap) {
        const value = properties.has(name) ? cleanAttribute(name)(text) : undefined;
        if (value === undefined) continue;
        values.set(name, value);
        own.add(name);
      }
      const declared = { values, own, important: new Set<string>() };
      const rules = candidates(localName)(attributeMap.get('class') ?? '');
      for (const { selector, declarations } of rules) {
        if (selector.matches(element)) apply(declarations, declared, false);
      }
      apply(parse(attributeMap.get('style') ?? ''), declared, true);
      return values;
    },
  };
}

/** What has been declared for an element so far. */
interface Declared {
  readonly values: Declarations;
  /** Properties whose value comes from the element itself. */
  readonly own: Set<string>;
  /** Properties set by an `!important` declaration. */
  readonly important: Set<string>;
}

/** Overrides what has been declared before. @param isOwn - Whether the element itself declares it. */
function apply(
  declarations: readonly Declaration[],
  { values, own, important }: Declared,
  isOwn: boolean,
): void {
  for (const declaration of declarations) {
    const { property, value } = declaration;
    if (declaration.important) important.add(property);
    else if (important.has(property)) continue;
    values.set(property, value);
    if (isOwn) own.add(property);
    else own.delete(property);
  }
}

function parseRules(css: string, parse: (body: string) => Declaration[]): readonly Rule[] {
  const flat = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[\w-]+[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, '');
  const rules: Omit<Rule, 'order'>[] = [];
  for (const [, selectors = '', body = ''] of flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = parse(body);
    if (declarations.length === 0) continue;
    for (const selector of compileSelector(selectors)) rules.push({ selector, declarations });
  }
  // Sorting is stable: rules of equal specificity stay in source order.
  return rules
    .sort((a, b) => a.selector.specificity - b.selector.specificity)
    .map((rule, order) => ({ ...rule, order }));
}

function parseDeclarations(
  body: string,
  properties: ReadonlySet<string>,
  clean: CleanValue,
): Declaration[] {
  return readDeclarations(body).flatMap(([property, value]): Declaration[] => {
    if (!properties.has(property)) return [];
    const important = /!\s*important$/.test(value);
    const bare = important ? value.replace(/\s*!\s*important$/, '') : value;
    const cleaned = bare === '' ? undefined : clean(property, bare);
    return cleaned === undefined ? [] : [{ property, value: cleaned, important }];
  });
}
