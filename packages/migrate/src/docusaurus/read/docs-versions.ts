import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from '@docgen/core/diagnostic';
import { inWords } from '@docgen/core/strings/in-words';
import type { Finding } from '../../findings.ts';
import { textsOf } from '../../foreign/foreign-value.ts';
import { readProjectJson } from '../../read-project-file.ts';
import type { Section } from '../../section.ts';

/** A version of docs, as Docusaurus publishes it. */
export interface DocsVersion {
  /** Name in `versions.json`, such as `1.4`; `current` for the folder of the next version. */
  readonly name: string;
  readonly label: string;
  /** Route below that of the docs; empty for the version that readers get by default. */
  readonly path: string;
  readonly banner?: 'unreleased' | 'unmaintained';
  /** Its files; absent for the current version, whose files the options name. */
  readonly files?: VersionFiles;
}

/** Paths relative to the site. */
interface VersionFiles {
  readonly folder: string;
  /** File of its sidebars, which may not exist. */
  readonly sidebars: string;
}

export interface DocsVersions {
  /** The version that readers get by default comes first, then the others, the newest first. */
  readonly versions: readonly DocsVersion[];
  /** Versions and settings of versions that were not migrated. */
  readonly left: readonly Finding[];
}

const CURRENT = 'current';

/**
 * The versions of a docs instance with their labels and routes, by the rules of Docusaurus' docs
 * plugin.
 *
 * @param id - Id of the instance.
 * @param options - Its options.
 * @param folder - Absolute path of the site.
 * @returns With the warnings of `readProjectJson` if the list of versions cannot be read.
 */
export async function docsVersions(
  id: string,
  options: Section,
  folder: string,
): Promise<Checked<DocsVersions>> {
  const prefix = id === 'default' ? '' : `${id}_`;
  const { value, diagnostics } = await readProjectJson(folder, `${prefix}versions.json`);
  const listed = publishedNames(textsOf(value), options);
  const valid = listed.filter(isVersionName);
  const missing = valid.filter((name) => {
    return name !== CURRENT && !existsSync(join(folder, filesOf(name, prefix).folder));
  });
  const names = withCurrent(
    valid.filter((name) => !missing.includes(name)),
    options,
  );
  const last = lastVersion(names, options);
  const settings = options.section('versions');
  passOver(settings, [CURRENT, ...textsOf(value)], names);
  const versions = names.map((name) => versionOf(name, { names, last, settings, prefix }));
  const isLast = ({ name }: DocsVersion) => name === last;
  const inOrder = [...versions.filter(isLast), ...versions.filter((each) => !isLast(each))];
  const left = [
    ...leftVersions(
      listed.filter((name) => !isVersionName(name)),
      'Docusaurus rejects such names as well.',
    ),
    ...missingVersions(missing, prefix),
    ...lostDefault(inOrder[0], options),
  ];
  return { value: { versions: inOrder, left }, diagnostics };
}

function filesOf(name: string, prefix: string): VersionFiles {
  return {
    folder: `${prefix}versioned_docs/version-${name}`,
    sidebars: `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
  };
}

/** The listed versions that the site publishes. */
function publishedNames(listed: readonly string[], options: Section): string[] {
  if (options.flag('disableVersioning') === true) return [];
  return [...new Set(listed)].filter(publishedBy(options));
}

function publishedBy(options: Section): (name: string) => boolean {
  const only = options.texts('onlyIncludeVersions');
  return (name) => only === undefined || only.includes(name);
}

/** Adds the current version, unless the list has it already because others are newer. */
function withCurrent(names: readonly string[], options: Section): readonly string[] {
  const isPublished = publishedBy(options);
  const isCurrent = options.flag('includeCurrentVersion') !== false && isPublished(CURRENT);
  const isAdded = !names.includes(CURRENT) && (isCurrent || names.length === 0);
  return isAdded ? [CURRENT, ...names] : names;
}

/** The version that readers get by default. @param names - In the order of the list. */
function lastVersion(names: readonly string[], options: Section): string {
  const asked = options.text('lastVersion');
  if (asked !== undefined && names.includes(asked)) return asked;
  return names.find((name) => name !== CURRENT) ?? CURRENT;
}

/** Marks settings as read of versions that Docusaurus does not publish: nothing is lost. */
function passOver(
  settings: Section | undefined,
  all: readonly string[],
  published: readonly string[],
): void {
  for (const name of all) {
    if (!published.includes(name)) settings?.any(name);
  }
}

/** What the settings of a version depend on. */
interface VersionScope {
  /** All published versions, the newest first. */
  readonly names: readonly string[];
  /** The version that readers get by default. */
  readonly last: string;
  readonly settings: Section | undefined;
  /** Start of the names of folders of versions. */
  readonly prefix: string;
}

function versionOf(name: string, { names, last, settings, prefix }: VersionScope): DocsVersion {
  const isCurrent = name === CURRENT;
  const setting = settings?.section(name);
  const isNewer = names.indexOf(name) < names.indexOf(last);
  const banner = name === last ? 'none' : isNewer ? 'unreleased' : 'unmaintained';
  return {
    name,
    label: setting?.text('label') ?? (isCurrent ? 'Next' : name),
    path: setting?.text('path') ?? (name === last ? '' : isCurrent ? 'next' : name),
    banner: bannerOf(setting?.text('banner') ?? banner),
    files: isCurrent ? undefined : filesOf(name, prefix),
  };
}

function missingVersions(names: readonly string[], prefix: string): Finding[] {
  const folders = names.map((name) => filesOf(name, prefix).folder);
  return leftVersions(names, `There is no folder ${inWords(folders, 'or')}.`);
}

/** Reports a `lastVersion` that does not exist. @param last - The version in its place. */
function lostDefault(last: DocsVersion | undefined, options: Section): Finding[] {
  const asked = options.text('lastVersion');
  if (asked === undefined || asked === last?.name) return [];
  return [
    {
      what: `${options.path}.lastVersion (${asked})`,
      text: `There is no such version, so readers get ${last?.label} by default. To change that, give the folder of another version the route of the docs, and list it first in \`versions\`.`,
    },
  ];
}

function leftVersions(names: readonly string[], text: string): Finding[] {
  return names.length === 0 ? [] : [{ what: `versions ${names.join(', ')}`, text }];
}

function bannerOf(text: string): DocsVersion['banner'] {
  return text === 'unreleased' || text === 'unmaintained' ? text : undefined;
}

/** Names are parts of paths. Docusaurus rejects the same names. */
function isVersionName(name: string): boolean {
  return /^[^/\\<>:"|?*\p{Cc}]+$/u.test(name) && !/^\.+$/.test(name);
}
