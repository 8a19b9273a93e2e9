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
  const named = publishedNames(textsOf(value), options);
  const listed = named.filter(isVersionName);
  const filesOf = (name: string): VersionFiles => ({
    folder: `${prefix}versioned_docs/version-${name}`,
    sidebars: `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
  });
  const isThere = (name: string) =>
    name === CURRENT || existsSync(join(folder, filesOf(name).folder));
  const names = withCurrent(listed.filter(isThere), options);
  const asked = options.text('lastVersion');
  const newest = names.find((name) => name !== CURRENT) ?? CURRENT;
  const last = asked !== undefined && names.includes(asked) ? asked : newest;
  const settings = options.section('versions');
  // Nothing is lost without the settings of versions that Docusaurus does not publish either.
  for (const name of [CURRENT, ...textsOf(value)]) {
    if (!names.includes(name)) settings?.any(name);
  }
  /** Versions that are listed before the default one are newer. */
  const standardBanner = (name: string) => {
    if (name === last) return 'none';
    return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained';
  };
  const versions = names.map((name): DocsVersion => {
    const setting = settings?.section(name);
    const segment = name === CURRENT ? 'next' : name;
    return {
      name,
      label: setting?.text('label') ?? (name === CURRENT ? 'Next' : name),
      path: setting?.text('path') ?? (name === last ? '' : segment),
      banner: bannerOf(setting?.text('banner') ?? standardBanner(name)),
      files: name === CURRENT ? undefined : filesOf(name),
    };
  });
  const isLast = ({ name }: DocsVersion) => name === last;
  const missing = listed.filter((name) => !isThere(name));
  const folders = missing.map((name) => filesOf(name).folder);
  const left = [
    ...leftVersions(
      named.filter((name) => !isVersionName(name)),
      'Docusaurus rejects such names as well.',
    ),
    ...leftVersions(missing, `There is no folder ${inWords(folders, 'or')}.`),
  ];
  if (asked !== undefined && asked !== last) {
    const label = versions.find(isLast)?.label;
    left.push({
      what: `${options.path}.lastVersion (${asked})`,
      text: `There is no such version, so readers get ${label} by default. To change that, give the folder of another version the route of the docs, and list it first in \`versions\`.`,
    });
  }
  return {
    value: {
      versions: [...versions.filter(isLast), ...versions.filter((version) => !isLast(version))],
      left,
    },
    diagnostics,
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
