import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { relativePath } from '@docgen/files/relative-path';
import { projectYaml, readProjectFile } from '../read-project-file.ts';
import { openSection, type Section } from '../section.ts';

/** The subgraphs from the configuration of a tool for composition. */
export interface NamedSubgraphs {
  /** The configuration file. */
  readonly config: string;
  /** Their names are those of the composition, as used in `@override(from:)`. */
  readonly subgraphs: readonly NamedSubgraph[];
  /** Names of subgraphs for which the configuration has neither an SDL file nor SDL. */
  readonly elsewhere: readonly string[];
}

export interface NamedSubgraph {
  readonly name: string;
  /** Path of its SDL, relative to the searched folder, with forward slashes. */
  readonly file: string;
  /** Text to write to the file, if the configuration contains the SDL. */
  readonly text?: string;
  /** True if the file does not exist, for example because it is generated. */
  readonly isMissing?: true;
}

/** Rover and wgc accept any file name. These include the ones in their documentation. */
const NAMES = ['supergraph', 'supergraph-config', 'supergraph.config', 'graph'].flatMap((name) => [
  `${name}.yaml`,
  `${name}.yml`,
]);

/**
 * Reads the subgraphs of a project from its configuration for Apollo's Rover (`supergraph.yaml`) or
 * WunderGraph's wgc (`graph.yaml`), directly in its folder.
 *
 * @see https://www.apollographql.com/docs/rover/commands/supergraphs
 * @see https://cosmo-docs.wundergraph.com/cli/router/compose
 * @param folder - Absolute path.
 * @param created - Folder for SDL that is part of the configuration, relative to `folder`.
 * @returns `undefined` if there is no such file, or none with SDL. Invalid files cause the warning
 *   `init-invalid-yaml`, files whose subgraphs have no SDL the warning `init-without-sdl`.
 */
export async function namedSubgraphs(
  folder: string,
  created: string,
): Promise<Checked<NamedSubgraphs | undefined>> {
  const diagnostics: Diagnostic[] = [];
  for (const config of NAMES) {
    const { value, diagnostics: found } = await readList({ folder, created, config });
    diagnostics.push(...found);
    if (value?.list !== undefined) return { value: value.list, diagnostics };
    if (value !== undefined) diagnostics.push(withoutSdl(config));
  }
  return { value: undefined, diagnostics };
}

/**
 * Reads the other files of a project that list subgraphs, such as `router/supergraph.yaml` or
 * `deploy/config/composition.yml`, whatever their names. Invalid files are ignored.
 *
 * @param files - Files of the project, relative to the folder.
 * @returns Those with SDL, those in the fewest folders first.
 */
export async function otherLists(
  folder: string,
  created: string,
  files: readonly string[],
): Promise<NamedSubgraphs[]> {
  const depth = (path: string) => path.split('/').length;
  const lists = await Promise.all(
    files
      .filter((path) => /\.ya?ml$/i.test(path))
      .sort((a, b) => depth(a) - depth(b))
      .map(async (config) => (await readList({ folder, created, config })).value?.list),
  );
  return lists.filter((list) => list !== undefined);
}

/**
 * The first list that names all SDL of the others; `undefined` if there is none. Lists of which no
 * file exists count only if there are no others.
 */
export function completeList(all: readonly NamedSubgraphs[]): NamedSubgraphs | undefined {
  const atHand = all.filter(({ subgraphs }) => subgraphs.some(({ isMissing }) => !isMissing));
  const lists = atHand.length > 0 ? atHand : all;
  return lists.find(({ subgraphs }) => {
    const named = new Set(subgraphs.map(({ file }) => file));
    return lists.every((other) => other.subgraphs.every(({ file }) => named.has(file)));
  });
}

interface ListSource {
  readonly folder: string;
  readonly created: string;
  /** Path of the configuration file, relative to `folder`. */
  readonly config: string;
}

/** A line that starts the subgraphs of such a file. */
const SUBGRAPHS = /^(["']?)subgraphs\1\s*:/m;

/**
 * @returns `undefined` if the file lists no subgraphs or is invalid; without a list if it has no
 *   SDL of any.
 */
async function readList(
  source: ListSource,
): Promise<Checked<{ readonly list: NamedSubgraphs | undefined } | undefined>> {
  const { folder, config } = source;
  const { value: text, diagnostics } = await readProjectFile(folder, config);
  if (text === undefined || !SUBGRAPHS.test(text)) return { value: undefined, diagnostics };
  const { value, diagnostics: invalid } = projectYaml(text, config);
  if (invalid.length > 0) return { value: undefined, diagnostics: invalid };
  const sections = subgraphsIn(openSection(value));
  const subgraphs = sections.flatMap(([name, section]) => subgraphOf(name, section, source) ?? []);
  if (sections.length === 0) return { value: undefined, diagnostics };
  if (subgraphs.length === 0) return { value: { list: undefined }, diagnostics };
  const isFound = (name: string) => subgraphs.some((subgraph) => subgraph.name === name);
  const elsewhere = sections.map(([name]) => name).filter((name) => !isFound(name));
  return { value: { list: { config, subgraphs, elsewhere } }, diagnostics };
}

/** @returns `undefined` if its SDL is neither in a file of the project nor in the configuration. */
function subgraphOf(
  name: string,
  section: Section,
  { folder, config, created }: ListSource,
): NamedSubgraph | undefined {
  const schema = section.section('schema');
  const path = withDefaults(schema?.text('file'))?.replaceAll('\\', '/');
  if (path !== undefined) {
    const absolute = resolve(folder, posix.dirname(config), path);
    const file = relativePath(folder, absolute);
    if (existsSync(absolute)) return { name, file };
    // An absolute path only exists on the machine of its author.
    return posix.isAbsolute(path) ? undefined : { name, file, isMissing: true };
  }
  const sdl = schema?.text('sdl');
  // The name becomes a file name.
  if (!sdl?.trim() || !/^\w[\w-]*$/.test(name)) return undefined;
  // Rover replaces `${…}` by variables, so dollar signs are escaped as `$$`.
  return { name, file: `${created}/${name}.graphql`, text: sdl.replaceAll('$$', '$') };
}

/**
 * Rover replaces `${env.NAME:-path}` by a variable, or by the path if the variable is not set.
 *
 * @see https://www.apollographql.com/docs/rover/commands/supergraphs
 * @returns The path without variables; `undefined` if one of them has no default.
 */
function withDefaults(file: string | undefined): string | undefined {
  const path = file?.replace(/\$\{env\.\w+:-([^{}]*)\}/g, '$1');
  return path?.includes('${') ? undefined : path;
}

/** In Rover's format, `subgraphs` is an object by name; in wgc's, a list. */
function subgraphsIn(config: Section): [name: string, section: Section][] {
  const byName = config.section('subgraphs');
  if (byName !== undefined) {
    return byName.keys.map((name) => [name, byName.section(name) ?? openSection(undefined)]);
  }
  return (config.sections('subgraphs') ?? []).flatMap((section) => {
    const name = section.text('name');
    return name === undefined ? [] : [[name, section]];
  });
}

function withoutSdl(file: string): Diagnostic {
  return {
    code: 'init-without-sdl',
    severity: 'warning',
    message: `${file} names subgraphs, but no SDL file of any of them, so it was ignored.`,
    hint: 'Save their SDL, for example with `rover subgraph introspect`, and name the files in `schemas` of the configuration.',
    place: { file },
  };
}
