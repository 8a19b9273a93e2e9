import { remember } from '@docgen/core/remember';

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

interface Compound {
  readonly subject: string;
  /** How this compound relates to the one before it. */
  readonly combinator: string;
  readonly tests: readonly Test[];
}

const TOKEN =
  /\s*([>+~,])\s*|(\s+)|\*|([\w-]+)|#((?:[\w-]|\\.|[^\0-\x7f])+)|\.((?:[\w-]|\\.|[^\0-\x7f])+)|\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))\s*)?\]|:not\(([^)]*)\)|:([\w-]+)(?:\(([^)]*)\))?|::[\w-]+|[\s\S]/g;

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
  const complexes: ComplexSelector[] = [];
  let compounds: Compound[] = [];
  let tests: Test[] = [];
  let combinator = '';
  let subject = '*';
  let specificity = 0;
  const endCompound = (next: string): void => {
    if (tests.length > 0) compounds.push({ combinator, tests, subject });
    tests = [];
    subject = '*';
    combinator = next;
  };
  const add = (weight: number, test: Test): void => {
    tests.push(test);
    specificity += weight;
  };
  const endComplex = (): void => {
    endCompound('');
    if (compounds.length > 0) complexes.push(complexSelector(compounds, specificity));
    compounds = [];
    specificity = 0;
  };
  for (const match of selector.trim().matchAll(TOKEN)) {
    const [token, symbol, space, tag, id, className, ...others] = match;
    const [attribute, operator, a, b, c, not, pseudo = '', argument] = others;
    if (symbol === ',') endComplex();
    else if (symbol !== undefined || space !== undefined) endCompound(symbol ?? ' ');
    else if (token === '*') add(0, () => true);
    else if (tag !== undefined) {
      subject = tag;
      add(1, (element) => element.localName === tag);
    } else if (id !== undefined) add(10_000, attributeTest('id', '=', unescapeName(id)));
    else if (className !== undefined) {
      const name = unescapeName(className);
      subject = `.${name}`;
      add(100, (element) => element.classes.has(name));
    } else if (attribute !== undefined)
      add(100, attributeTest(attribute, operator, a ?? b ?? c ?? ''));
    else if (not !== undefined) {
      const inner = compile(not);
      const weight = Math.max(0, ...inner.map((complex) => complex.specificity));
      add(weight, (element) => !inner.some((complex) => complex.matches(element)));
    } else add(100, positionTest(pseudo, argument));
  }
  endComplex();
  return complexes;
}

function complexSelector(compounds: readonly Compound[], specificity: number): ComplexSelector {
  return {
    specificity,
    subject: compounds.at(-1)?.subject ?? '*',
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
  for (const test of compound.tests) if (!test(element)) return false;
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
