import { posix } from 'node:path';
import { readYaml } from '@docgen/content/front-matter/read-yaml';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { ForeignValue } from '../foreign/foreign-value.ts';
import { readProjectFile } from '../read-project-file.ts';
import { openSection, type Section } from '../section.ts';

/** What a file says for tools that compose: which subgraphs there are, and where their SDL is. */
export interface NamedSubgraphs {
  /** The file that says it. */
  readonly config: string;
  /** Names are those that composition knows the subgraphs by, such as in `@override(from:)`. */
  readonly subgraphs: readonly NamedSubgraph[];
  /** Names of subgraphs whose SDL is asked for elsewhere. */
  readonly elsewhere: readonly string[];
}

export interface NamedSubgraph {
  readonly name: string;
  /** Its SDL, relative to the folder, with forward slashes. */
  readonly file: string;
  /** What is to be written there; absent where the file is there already. */
  readonly text?: string;
}

/** Rover has no name of its own for the file, but this one in its documents, as wgc has the last. */
const NAMES = ['supergraph', 'supergraph-config', 'supergraph.config', 'graph'].flatMap((name) => [
  `${name}.yaml`,
  `${name}.yml`,
]);

/**
 * Reads which subgraphs a project composes, off the file that it has for Apollo's Rover
 * (`supergraph.yaml`) or for WunderGraph's wgc (`graph.yaml`).
 *
 * @see https://www.apollographql.com/docs/rover/commands/supergraphs
 * @see https://cosmo-docs.wundergraph.com/cli/router/compose
 * @param folder - Absolute path.
 * @returns `undefined` where there is no such file, or none that names SDL files; a file that is not
 *   valid is a warning, `init-invalid-yaml`, and so is one without SDL, `init-without-sdl`.
 */
export async function namedSubgraphs(folder: string): Promise<Checked<NamedSubgraphs | undefined>> {
  const diagnostics: Diagnostic[] = [];
  for (const config of NAMES) {
    const { value: text, diagnostics: found } = await readProjectFile(folder, config);
    diagnostics.push(...found);
    if (text === undefined) continue;
    const { value, problems } = readYaml(text);
    const [problem] = problems;
    if (problem !== undefined) {
      diagnostics.push(invalid(config, problem.message));
      continue;
    }
    // What YAML gives without custom tags is data.
    const sections = subgraphsIn(openSection(value as ForeignValue | undefined));
    const subgraphs = sections.flatMap(([name, section]) => subgraphOf(name, section) ?? []);
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

/** @returns `undefined` where its SDL is neither in a file nor in the configuration. */
function subgraphOf(name: string, section: Section): NamedSubgraph | undefined {
  const schema = section.section('schema');
  const file = schema?.text('file');
  if (file !== undefined) return { name, file: posix.normalize(file.replaceAll('\\', '/')) };
  const sdl = schema?.text('sdl');
  // The name becomes that of a file.
  if (!sdl?.trim() || !/^\w[\w-]*$/.test(name)) return undefined;
  // Rover takes `${…}` for a variable, so a dollar sign is written twice.
  return { name, file: `schemas/${name}.graphql`, text: sdl.replaceAll('$$', '$') };
}

/** Rover has subgraphs by name, wgc a list of them. */
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
