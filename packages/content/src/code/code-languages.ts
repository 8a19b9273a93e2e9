import { createRequire } from 'node:module';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import Prism, { type Grammar } from 'prismjs';

const require = createRequire(import.meta.url);

/** Entry of a language in prismjs's `components.js`. */
interface Component {
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
  readonly optional?: string | readonly string[];
  readonly modify?: string | readonly string[];
}

const { languages: components }: { languages: Readonly<Record<string, Component>> } =
  require('prismjs/components.js');

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

export type LanguageLookup =
  | { readonly kind: 'known'; readonly id: string; readonly grammar: Grammar }
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown'; readonly nearest: string | undefined };

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
  const lowered = name.toLowerCase();
  if (PLAIN.has(lowered)) return { kind: 'plain' };
  const id = NAMES.get(lowered);
  if (id === undefined) {
    const names = [...NAMES.keys()].filter(
      (known) => lowered.length > 4 || known.length > lowered.length || COMMON.has(known),
    );
    return { kind: 'unknown', nearest: nearestNames(lowered, names, 1)[0] };
  }
  load(id);
  const grammar = Prism.languages[id];
  return grammar === undefined ? { kind: 'plain' } : { kind: 'known', id, grammar };
}

/** Language ids by id and alias. */
const NAMES: ReadonlyMap<string, string> = languageNames();

function languageNames(): ReadonlyMap<string, string> {
  const names = new Map(Object.entries(MORE_ALIASES));
  for (const [id, component] of Object.entries(components)) {
    if (!isLanguage(id)) continue;
    names.set(id, id);
    for (const alias of listOf(component.alias)) names.set(alias, id);
  }
  return names;
}

/** Loads a grammar after those that it requires or may refer to, always in the same order. */
function load(id: string): void {
  if (CORE.has(id) || Prism.languages[id] !== undefined) return;
  const component = components[id];
  for (const other of [...listOf(component?.optional), ...listOf(component?.require)]) {
    if (isLanguage(other)) load(other);
  }
  require(`prismjs/components/prism-${id}.js`);
}

function isLanguage(id: string): boolean {
  return id !== 'meta' && (CORE.has(id) || components[id]?.modify === undefined);
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
