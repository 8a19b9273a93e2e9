import { createRequire } from 'node:module';
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

/** prismjs, and what is known of its languages. */
interface Library {
  readonly prism: typeof Prism;
  readonly components: Readonly<Record<string, Component>>;
  /** Ids by id and alias. */
  readonly ids: ReadonlyMap<string, string>;
}

let library: Library | undefined;

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
  library ??= loadLibrary();
  const { prism, ids } = library;
  const id = ids.get(lowered);
  if (id === undefined) {
    const names = [...ids.keys()].filter(
      (known) => lowered.length > 4 || known.length > lowered.length || COMMON.has(known),
    );
    return { kind: 'unknown', nearest: nearestNames(lowered, names, 1)[0] };
  }
  load(id, library);
  const grammar = prism.languages[id];
  return grammar === undefined ? { kind: 'plain' } : { kind: 'known', id, grammar };
}

/** Loads prismjs on first use, because a build with few changes may not highlight any code. */
function loadLibrary(): Library {
  const { languages: components } = require('prismjs/components.js');
  const ids = new Map(Object.entries(MORE_ALIASES));
  for (const [id, { alias }] of Object.entries<Component>(components)) {
    if (!isLanguage(id, components)) continue;
    for (const name of [id, ...listOf(alias)]) ids.set(name, id);
  }
  return { prism: require('prismjs'), components, ids };
}

/** Loads a grammar after those that it requires or may refer to, always in the same order. */
function load(id: string, known: Library): void {
  const { prism, components } = known;
  if (CORE.has(id) || prism.languages[id] !== undefined) return;
  const component = components[id];
  for (const other of [...listOf(component?.optional), ...listOf(component?.require)]) {
    if (isLanguage(other, components)) load(other, known);
  }
  require(`prismjs/components/prism-${id}.js`);
}

function isLanguage(id: string, components: Library['components']): boolean {
  return id !== 'meta' && (CORE.has(id) || components[id]?.modify === undefined);
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
