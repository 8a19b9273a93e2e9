import { createRequire } from 'node:module';
import { rememberOf } from '@docgen/core/basics/remember';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import type Prism from 'prismjs';
import type { Grammar } from 'prismjs';

const require = createRequire(import.meta.url);

/** Entry of a language in prismjs's `components.js`. */
interface Component {
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
  readonly optional?: string | readonly string[];
  readonly modify?: string | readonly string[];
}

type Components = Readonly<Record<string, Component>>;

/** The languages of prismjs, loaded on first use. */
function languages(): Components {
  return require('prismjs/components.js').languages;
}

/** Aliases that authors use and prismjs does not define. */
const MORE_ALIASES: Readonly<Record<string, string>> = {
  bat: 'batch',
  'c#': 'csharp',
  'c++': 'cpp',
  cjs: 'javascript',
  cmd: 'batch',
  console: 'shell-session',
  cts: 'typescript',
  dotenv: 'properties',
  env: 'properties',
  feature: 'gherkin',
  golang: 'go',
  gql: 'graphql',
  jsonc: 'json5',
  logs: 'log',
  math: 'latex',
  mdx: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  patch: 'diff',
  proto: 'protobuf',
  ps1: 'powershell',
  pwsh: 'powershell',
  svelte: 'markup',
  terraform: 'hcl',
  tf: 'hcl',
  vue: 'markup',
  zsh: 'bash',
};

/** Names for text without highlighting. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ansi']);

/**
 * Names of four letters that are meant if one is wrong. For most others there is a language among
 * Prism's 300 that nobody meant, such as Concurnas (`conc`) for `conf`.
 */
const COMMON = new Set(
  'bash dart diff html http java json less perl ruby rust sass scss toml yaml'.split(' '),
);

/** Languages that are part of prismjs's core, so that there is no file to load. */
const CORE = new Set(['markup', 'css', 'clike', 'javascript']);

/** A language of prismjs, no highlighting, or an unknown name with a similar one. */
export type LanguageName =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown'; readonly nearest: string | undefined };

/** A language with its grammar. */
export type LanguageLookup =
  | { readonly kind: 'known'; readonly id: string; readonly grammar: Grammar }
  | Exclude<LanguageName, { readonly kind: 'known' }>;

/**
 * Finds the language that a name stands for, without loading it.
 *
 * @param name - As written after the fence, in any case.
 */
export function resolveLanguage(name: string): LanguageName {
  const lowered = name.toLowerCase();
  if (PLAIN.has(lowered)) return { kind: 'plain' };
  const ids = languageIds(languages());
  const id = ids.get(lowered);
  if (id !== undefined) return { kind: 'known', id };
  const names = [...ids.keys()].filter(
    (known) => lowered.length > 4 || known.length > lowered.length || COMMON.has(known),
  );
  return { kind: 'unknown', nearest: nearestNames(lowered, names, 1)[0] };
}

/**
 * Finds the grammar of a language. On first use, loads it together with the grammars that it builds
 * on.
 *
 * Components that modify the grammars of other languages are excluded: how a block looks must not
 * depend on the blocks before it.
 *
 * @param name - As written after the fence, in any case.
 */
export function findLanguage(name: string): LanguageLookup {
  const found = resolveLanguage(name);
  if (found.kind !== 'known') return found;
  const prism: typeof Prism = require('prismjs');
  load(found.id, prism);
  const grammar = prism.languages[found.id];
  return grammar === undefined ? { kind: 'plain' } : { ...found, grammar };
}

/** Language ids by id and alias. */
const languageIds = rememberOf((components: Components): ReadonlyMap<string, string> => {
  const names = new Map(Object.entries(MORE_ALIASES));
  for (const [id, component] of Object.entries(components)) {
    if (!isLanguage(id, components)) continue;
    names.set(id, id);
    for (const alias of listOf(component.alias)) names.set(alias, id);
  }
  return names;
});

/** Loads a grammar after those that it requires or may refer to, always in the same order. */
function load(id: string, prism: typeof Prism): void {
  if (CORE.has(id) || prism.languages[id] !== undefined) return;
  const components = languages();
  const component = components[id];
  for (const other of [...listOf(component?.optional), ...listOf(component?.require)]) {
    if (isLanguage(other, components)) load(other, prism);
  }
  require(`prismjs/components/prism-${id}.js`);
}

function isLanguage(id: string, components: Components): boolean {
  return id !== 'meta' && (CORE.has(id) || components[id]?.modify === undefined);
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
