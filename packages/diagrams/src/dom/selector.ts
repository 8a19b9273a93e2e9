import { remember } from '@docgen/core/basics/remember';

/** The part of an element that selectors refer to. */
interface Selectable {
  readonly localName: string;
  readonly classes: ReadonlySet<string>;
  readonly attributeMap: ReadonlyMap<string, string>;
  readonly parentNode: Selectable | null;
  readonly children: readonly Selectable[];
}

/** One selector without commas, ready to be matched. */
export interface ComplexSelector {
  /** Numbers of ids, classes and tags as a single number that compares like CSS specificity. */
  readonly specificity: number;
  /** A class (`.name`) or tag that an element must have, or `*`. Serves to look up candidates. */
  readonly subject: string;
  matches(element: Selectable): boolean;
}

type Test = (element: Selectable) => boolean;

/** A tag, id, class, attribute, pseudo-class or `*`. */
interface SimpleSelector {
  readonly test: Test;
  /** What it adds to the specificity. */
  readonly weight: number;
  /** Set if candidates can be looked up by it, see `ComplexSelector.subject`. */
  readonly subject?: string;
}

/** The simple selectors that a single element has to match. */
interface Compound {
  /** How that element relates to the one of the compound before it. */
  readonly combinator: string;
  readonly parts: SimpleSelector[];
}

const TOKEN =
  /\s*(?<symbol>[>+~,])\s*|(?<space>\s+)|(?<any>\*)|(?<tag>[\w-]+)|#(?<id>(?:[\w-]|\\.|[^\0-\x7f])+)|\.(?<className>(?:[\w-]|\\.|[^\0-\x7f])+)|\[\s*(?<attribute>[\w:-]+)\s*(?:(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\]\s]+))\s*)?\]|:not\((?<not>[^)]*)\)|:(?<pseudo>[\w-]+)(?:\((?<argument>[^)]*)\))?|::[\w-]+|[\s\S]/g;

/** The groups of a match of `TOKEN`. */
type Token = Readonly<Record<string, string | undefined>>;

/**
 * Compiles the part of CSS selectors that mermaid uses: tags, ids, classes,
 * attributes, `:not()`, `:first-child`, `:last-child`, `:nth-child(n)` and the
 * four combinators. A selector with anything else matches nothing.
 */
export const compileSelector: (selector: string) => readonly ComplexSelector[] = remember(
  compile,
  5000,
);

function compile(selector: string): ComplexSelector[] {
  const complexes: Compound[][] = [[{ combinator: '', parts: [] }]];
  for (const { groups = {} } of selector.trim().matchAll(TOKEN)) {
    const token: Token = groups;
    const combinator = token.symbol ?? (token.space && ' ');
    if (combinator === ',') complexes.push([{ combinator: '', parts: [] }]);
    else if (combinator !== undefined) complexes.at(-1)?.push({ combinator, parts: [] });
    else complexes.at(-1)?.at(-1)?.parts.push(simpleSelector(token));
  }
  return complexes
    .map((compounds) => compounds.filter(({ parts }) => parts.length > 0))
    .filter((compounds) => compounds.length > 0)
    .map(complexSelector);
}

function simpleSelector(token: Token): SimpleSelector {
  const { any, tag, id, className, attribute, operator, not, pseudo = '', argument } = token;
  if (any !== undefined) return { weight: 0, test: () => true };
  if (tag !== undefined) {
    return { weight: 1, test: ({ localName }) => localName === tag, subject: tag };
  }
  if (id !== undefined) return { weight: 10_000, test: attributeTest('id', '=', unescapeName(id)) };
  if (className !== undefined) {
    const name = unescapeName(className);
    return { weight: 100, test: ({ classes }) => classes.has(name), subject: `.${name}` };
  }
  if (attribute !== undefined) {
    const expected = token.double ?? token.single ?? token.bare ?? '';
    return { weight: 100, test: attributeTest(attribute, operator, expected) };
  }
  if (not !== undefined) {
    const inner = compile(not);
    return {
      weight: Math.max(0, ...inner.map(({ specificity }) => specificity)),
      test: (element) => !inner.some((complex) => complex.matches(element)),
    };
  }
  return { weight: 100, test: positionTest(pseudo, argument) };
}

function complexSelector(compounds: readonly Compound[]): ComplexSelector {
  const weights = compounds.flatMap(({ parts }) => parts.map(({ weight }) => weight));
  const subjects = compounds.at(-1)?.parts.flatMap(({ subject }) => subject ?? []);
  return {
    specificity: weights.reduce((sum, weight) => sum + weight, 0),
    subject: subjects?.at(-1) ?? '*',
    matches: (element) => matchesFrom(element, compounds, compounds.length - 1),
  };
}

function matchesFrom(
  element: Selectable | null,
  compounds: readonly Compound[],
  index: number,
): boolean {
  const compound = compounds[index];
  if (compound === undefined) return true;
  if (element === null) return false;
  for (const { test } of compound.parts) if (!test(element)) return false;
  if (index === 0) return true;
  const rest = index - 1;
  switch (compound.combinator) {
    case '>':
      return matchesFrom(element.parentNode, compounds, rest);
    case '+':
      return matchesFrom(precedingSiblings(element).at(-1) ?? null, compounds, rest);
    case '~':
      return precedingSiblings(element).some((sibling) => matchesFrom(sibling, compounds, rest));
    default:
      for (let ancestor = element.parentNode; ancestor !== null; ancestor = ancestor.parentNode) {
        if (matchesFrom(ancestor, compounds, rest)) return true;
      }
      return false;
  }
}

function precedingSiblings(element: Selectable): Selectable[] {
  const siblings = element.parentNode?.children ?? [];
  return siblings.slice(0, siblings.indexOf(element));
}

const OPERATORS: Readonly<
  Record<string, (value: string | undefined, expected: string) => boolean>
> = {
  '=': (value, expected) => value === expected,
  '~=': (value, expected) => value?.split(/\s+/).includes(expected) ?? false,
  '^=': (value, expected) => value?.startsWith(expected) ?? false,
  '$=': (value, expected) => value?.endsWith(expected) ?? false,
  '*=': (value, expected) => value?.includes(expected) ?? false,
};

function attributeTest(name: string, operator: string | undefined, expected: string): Test {
  if (operator === undefined) return (element) => element.attributeMap.has(name);
  const compare = OPERATORS[operator] ?? (() => false);
  return ({ attributeMap }) => compare(attributeMap.get(name), expected);
}

function positionTest(pseudo: string, argument: string | undefined): Test {
  const positions = { 'first-child': 0, 'last-child': -1, 'nth-child': Number(argument) - 1 };
  const position = new Map(Object.entries(positions)).get(pseudo) ?? Number.NaN;
  return (element) =>
    element.parentNode?.children.at(position) === element && !Number.isNaN(position);
}

function unescapeName(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}
