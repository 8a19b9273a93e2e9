import {
  type ForeignObject,
  type ForeignValue,
  isForeignObject,
} from '../../foreign/foreign-value.ts';

/**
 * Folders of operations and of types below the folder of a schema; an empty name means no folder.
 */
export interface DefinitionFolders {
  readonly api: string;
  readonly types: string;
}

/** The known facts about the pages of a schema. */
export interface GeneratedPages {
  /** The `printTypeOptions` of GraphQL-Markdown. */
  readonly printing: ForeignObject | undefined;
  /** Paths of generated pages below the folder of the schema. */
  readonly paths: readonly string[];
  /** The version range in `package.json`, such as `^1.27.0`. */
  readonly version: string | undefined;
}

const NONE: DefinitionFolders = { api: '', types: '' };
/** Those of docgen, and of earlier versions of GraphQL-Markdown. */
export const OWN_FOLDERS: DefinitionFolders = { api: 'api', types: 'types' };
const LATEST: DefinitionFolders = { api: 'operations', types: 'types' };

const KINDS =
  /^(?:directives|enums|inputs|interfaces|mutations|objects|queries|scalars|subscriptions|unions)$/;

/** Folders that contain the folders of kinds. */
const SECTIONS = /^(?:api|deprecated|operations|types)$/;

/**
 * Determines the folders of definitions in GraphQL-Markdown: from its settings, else from existing
 * pages, else from its version. Versions up to 1.22 have none; in 1.23 and 1.24, the folder of
 * operations is `api`; later versions have `operations`.
 *
 * @see https://graphql-markdown.dev/docs/settings#printtypeoptions
 * @returns `undefined` if all pages are in one folder.
 */
export function definitionFolders(pages: GeneratedPages): DefinitionFolders | undefined {
  const { hierarchy, useApiGroup } = pages.printing ?? {};
  const [kind, names] = hierarchyOf(hierarchy);
  if (kind === 'flat') return undefined;
  if (kind === 'entity' || useApiGroup === false) return NONE;
  if (kind === 'api') return { api: named(names, 'operations'), types: named(names, 'types') };
  return foldersAmong(pages.paths) ?? foldersOf(pages.version);
}

function hierarchyOf(value: ForeignValue | undefined): readonly [string?, ForeignValue?] {
  if (typeof value === 'string') return [value.toLowerCase()];
  return isForeignObject(value) ? (Object.entries(value)[0] ?? []) : [];
}

/** Converts a name to a folder name as GraphQL-Markdown does. */
function named(names: ForeignValue | undefined, section: 'operations' | 'types'): string {
  const name = isForeignObject(names) ? names[section] : undefined;
  const slug = typeof name === 'string' ? name.toLowerCase().match(/[\p{L}\p{N}_]+/gu) : null;
  return slug?.join('-') ?? section;
}

/** Names of the pages that `docusaurus-graphql-plugin` writes. */
export const KIND_PAGES = [
  'queries',
  'mutations',
  'objects',
  'interfaces',
  'enums',
  'unions',
  'inputObjects',
  'scalars',
];

/**
 * Whether a page below the folder of a schema is handwritten: it is in a folder without
 * definitions, such as `guides`; or, if there is a page for each kind, not one of these.
 *
 * @param path - Below the folder of the schema.
 * @param isByKind - See `GraphqlInstance`.
 */
export function isOwnPage(path: string, isByKind = false): boolean {
  if (isByKind) return !KIND_PAGES.includes(path.replace(/\.mdx?$/, ''));
  const folders = path.split('/').slice(0, -1).map(withoutNumber);
  return folders.length > 0 && !folders.some((name) => KINDS.test(name) || SECTIONS.test(name));
}

/** The parent folders of the folders of kinds; folders of groups may be in between. */
function foldersAmong(paths: readonly string[]): DefinitionFolders | undefined {
  const folders = paths.map((path) => path.split('/').map(withoutNumber));
  const kinds = folders.filter((names) => KINDS.test(names.at(-2) ?? ''));
  const isBelow = (section: string) => kinds.some((names) => names.slice(0, -2).includes(section));
  if (isBelow('operations')) return LATEST;
  if (isBelow('api')) return OWN_FOLDERS;
  return kinds.length > 0 && !isBelow('types') ? NONE : undefined;
}

/** Removes the number that determines the position of a folder in the sidebar. */
function withoutNumber(name: string): string {
  return name.replace(/^\d+\s*[-_.]\s*/, '');
}

function foldersOf(version: string | undefined): DefinitionFolders {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version ?? '') ?? [];
  if (major === undefined || Number(major) > 1) return LATEST;
  if (Number(minor) < 23) return NONE;
  return Number(minor) < 25 ? OWN_FOLDERS : LATEST;
}
