import { posix } from 'node:path';
import { readYaml } from '@docgen/content/front-matter/read-yaml';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { folderEntries } from '@docgen/files/folder-entries';
import { isOmitted } from '@docgen/files/is-omitted';
import type { ForeignValue } from '../foreign/foreign-value.ts';
import { readProjectFile } from '../read-project-file.ts';
import { openSection, type Section } from '../section.ts';
import { NOT_PUBLISHED } from './find-sources.ts';

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
  /** Text to write to the file; absent if the file already exists. */
  readonly text?: string;
}

/** Rover and wgc accept any file name. These include the ones in their documentation. */
const NAMES = ['supergraph', 'supergraph-config', 'supergraph.config', 'graph'].flatMap((name) => [
  `${name}.yaml`,
  `${name}.yml`,
]);

/**
 * Reads the subgraphs of a project from its configuration for Apollo's Rover (`supergraph.yaml`) or
 * WunderGraph's wgc (`graph.yaml`).
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
  return namedIn({ folder, created, below: '' });
}

/**
 * The same for the configuration in a folder directly below, such as `router/supergraph.yaml`.
 *
 * @returns `undefined` if there is none, or if several folders have one.
 */
export async function namedBelow(
  folder: string,
  created: string,
): Promise<NamedSubgraphs | undefined> {
  const below = folderEntries(folder)
    .filter((entry) => entry.isDirectory() && !isOmitted(entry.name))
    .filter(({ name }) => !NOT_PUBLISHED.test(`${name}/`));
  const found = await Promise.all(
    below.map(({ name }) => namedIn({ folder, created, below: name })),
  );
  const [only, ...others] = found.flatMap(({ value }) => value ?? []);
  return others.length === 0 ? only : undefined;
}

interface Search {
  readonly folder: string;
  readonly created: string;
  /** Path of the configuration's folder, relative to `folder`; may be empty. */
  readonly below: string;
}

async function namedIn(search: Search): Promise<Checked<NamedSubgraphs | undefined>> {
  const { folder, below } = search;
  const diagnostics: Diagnostic[] = [];
  for (const config of NAMES.map((name) => posix.join(below, name))) {
    const { value: text, diagnostics: found } = await readProjectFile(folder, config);
    diagnostics.push(...found);
    if (text === undefined) continue;
    const { value, problems } = readYaml(text);
    const [problem] = problems;
    if (problem !== undefined) {
      diagnostics.push(invalid(config, problem.message));
      continue;
    }
    // Without custom tags, YAML only contains data.
    const sections = subgraphsIn(openSection(value as ForeignValue | undefined));
    const subgraphs = sections.flatMap(
      ([name, section]) => subgraphOf(name, section, search) ?? [],
    );
    if (subgraphs.length === 0) {
      if (sections.length > 0) diagnostics.push(withoutSdl(config));
      continue;
    }
    const isFound = (name: string) => subgraphs.some((subgraph) => subgraph.name === name);
    const elsewhere = sections.map(([name]) => name).filter((name) => !isFound(name));
    return { value: { config, subgraphs, elsewhere }, diagnostics };
  }
  return { value: undefined, diagnostics };
}

/** @returns `undefined` if its SDL is neither in a file nor in the configuration. */
function subgraphOf(
  name: string,
  section: Section,
  { below, created }: Search,
): NamedSubgraph | undefined {
  const schema = section.section('schema');
  const file = withDefaults(schema?.text('file'));
  if (file !== undefined) return { name, file: posix.join(below, file.replaceAll('\\', '/')) };
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

function invalid(file: string, problem: string): Diagnostic {
  return {
    code: 'init-invalid-yaml',
    severity: 'warning',
    message: `${file} is not valid YAML, so no subgraphs were taken from it: ${problem}.`,
    hint: 'Correct it and run `docgen init` again, or name the SDL files in `schemas`.',
    place: { file },
  };
}
