import { normalize } from 'node:path';
import type { SidebarItemConfig } from '@docgen/core/config';
import { type KeyPath, pathText } from '@docgen/core/diagnostics/key-path';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import type { InferOutput } from 'valibot';
import type { site } from './declaration/site.ts';
import type { Problem } from './problem.ts';

/** The valid keys of a configuration, with their defaults filled in. */
export type PartialConfig = Partial<InferOutput<typeof site>>;

/**
 * Finds references to unknown ids, and duplicate ids and labels.
 *
 * @param config - The valid keys. References to what a missing key would define are not reported.
 */
export function checkReferences(config: PartialConfig): Problem[] {
  const { navbar, sidebars, content, schemas, versions = [] } = config;
  const { instances = [], composed } = schemas ?? {};
  const roots = content?.map(({ id }, index): NamedAt => ({ id, path: ['content', index] }));
  const sections = [
    ...instances.map((schema, index) => sectionAt(schema, ['schemas', 'instances', index])),
    ...(composed ? [sectionAt(composed, ['schemas', 'composed'])] : []),
  ];
  const unlisted = instances.filter(({ reference }) => !reference).map(({ id }) => id);
  const known: KnownIds = {
    content: content && { what: 'content root', ids: content.map(({ id }) => id) },
    schemas: schemas && {
      what: 'schema',
      ids: sections.map(({ id }) => id).filter((id) => !unlisted.includes(id)),
      unlisted,
    },
  };
  const menus = sidebars && { what: 'sidebar', ids: Object.keys(sidebars) };
  const services: Known = { what: 'schema', ids: instances.map(({ id }) => id) };
  return [
    ...duplicates(roots ?? []),
    ...duplicates(sections),
    ...sections.flatMap(missingEndpoint),
    ...instances.flatMap(({ paths }, index) => repeated(paths, ['schemas', 'instances', index])),
    ...instances.flatMap(({ history }, index) =>
      sameLabels(history, ['schemas', 'instances', index, 'history']),
    ),
    ...sameLabels(composed?.history, ['schemas', 'composed', 'history']),
    ...instances.flatMap(({ id, reference }, index) =>
      reference || composed?.subgraphs.includes(id)
        ? []
        : unused(id, ['schemas', 'instances', index, 'reference']),
    ),
    ...duplicates(versions.map(({ id }, index) => ({ id, path: ['versions', index] }))),
    ...sameRoutes(versions),
    ...(composed?.subgraphs ?? []).flatMap((id, index) =>
      unknown(id, services, ['schemas', 'composed', 'subgraphs', index]),
    ),
    ...(navbar?.items ?? []).flatMap(({ sidebar, items = [] }, index) => {
      const at = ['navbar', 'items', index];
      return [
        ...unknown(sidebar, menus, [...at, 'sidebar']),
        ...items.flatMap((entry, place) =>
          unknown(entry.sidebar, menus, [...at, 'items', place, 'sidebar']),
        ),
      ];
    }),
    ...Object.entries(sidebars ?? {}).flatMap(([id, items]) =>
      inSidebar(items, known, ['sidebars', id]),
    ),
  ];
}

interface NamedAt {
  readonly id: string;
  readonly path: KeyPath;
}

/** A schema, and how its operations are sent. */
interface SectionAt extends NamedAt {
  readonly explorer?: string | undefined;
  readonly endpoint?: string | undefined;
}

function sectionAt({ id, explorer, endpoint }: Omit<SectionAt, 'path'>, path: KeyPath): SectionAt {
  return { id, explorer, endpoint, path };
}

/** The address of an explorer that is given the endpoint, for a schema without one. */
function missingEndpoint({ explorer, endpoint, path }: SectionAt): Problem[] {
  if (endpoint !== undefined || !explorer?.includes('{endpoint}')) return [];
  return [
    {
      code: 'missing-config-key',
      path: [...path, 'endpoint'],
      message: `${pathText(path)}.endpoint is missing.`,
      hint: `${pathText(path)}.explorer contains "{endpoint}": write the URL that clients send operations to.`,
    },
  ];
}

/** A schema that neither has a reference nor takes part in the composed one. */
function unused(id: string, path: KeyPath): Problem[] {
  return [
    {
      code: 'invalid-config-value',
      path,
      message: `${pathText(path)} is false, but "${id}" does not take part in a composed schema, so the site would show nothing of it.`,
      hint: `Add schemas.composed, with "${id}" among its subgraphs, or remove the schema.`,
    },
  ];
}

/** All ids of a kind. */
interface Known {
  readonly what: string;
  readonly ids: readonly string[];
  /** Ids that exist, but have no pages. */
  readonly unlisted?: readonly string[];
}

/** What sidebars may refer to; `undefined` if not all ids are known. */
interface KnownIds {
  readonly content: Known | undefined;
  readonly schemas: Known | undefined;
}

function inSidebar(items: readonly SidebarItemConfig[], known: KnownIds, path: KeyPath): Problem[] {
  return items.flatMap((entry, index) => {
    const at = [...path, index];
    switch (entry.type) {
      case 'category': {
        const linked = entry.link?.type === 'doc' ? entry.link.content : undefined;
        return [
          ...unknown(linked, known.content, [...at, 'link', 'content']),
          ...inSidebar(entry.items, known, [...at, 'items']),
        ];
      }
      case 'schema':
        return unknown(entry.schema, known.schemas, [...at, 'schema']);
      case 'doc':
      case 'autogenerated':
        return entry.content === undefined
          ? ambiguous(known.content, at)
          : unknown(entry.content, known.content, [...at, 'content']);
      default:
        return [];
    }
  });
}

/** The content root may be left out if there is only one. */
function ambiguous(known: Known | undefined, path: KeyPath): Problem[] {
  if (known === undefined || known.ids.length === 1) return [];
  return [
    {
      code: 'missing-config-key',
      path: [...path, 'content'],
      message: `${pathText(path)}.content is missing.`,
      hint:
        known.ids.length === 0
          ? 'There is no content root: add one to content.'
          : `There are several content roots: name one of ${quoted(known.ids)}.`,
    },
  ];
}

function unknown(id: string | undefined, known: Known | undefined, path: KeyPath): Problem[] {
  if (id === undefined || known === undefined || known.ids.includes(id)) return [];
  const { what, ids, unlisted = [] } = known;
  if (unlisted.includes(id)) {
    return [
      {
        code: 'unknown-config-reference',
        path,
        message: `${pathText(path)} refers to the ${what} "${id}", of which the site has no reference.`,
        hint: `Remove the entry, or \`reference: false\` of "${id}".`,
      },
    ];
  }
  const there = ids.length === 0 ? `The configuration has no ${what}.` : `There is ${quoted(ids)}.`;
  return [
    {
      code: 'unknown-config-reference',
      path,
      message: `${pathText(path)} refers to the ${what} "${id}", which does not exist.`,
      hint: didYouMean(id, ids) ?? there,
    },
  ];
}

function duplicates(named: readonly NamedAt[]): Problem[] {
  // Ids become file names, which some file systems compare without regard to case.
  const sameAs = ({ id }: NamedAt) =>
    named.find((other) => other.id.toLowerCase() === id.toLowerCase());
  return named.flatMap((entry) => {
    const { id, path } = entry;
    const first = sameAs(entry);
    if (first === undefined || first === entry) return [];
    return [
      {
        code: 'duplicate-config-id',
        path: [...path, 'id'],
        message: `${pathText(path)}.id is "${id}", as is ${pathText(first.path)}.id.`,
        hint: 'Give each a different id. Ids that differ only in case count as the same.',
      },
    ];
  });
}

/** Versions of a schema that readers could not tell apart. */
function sameLabels(history: readonly { readonly label: string }[] = [], at: KeyPath): Problem[] {
  const labels = history.map(({ label }, index) => ({
    text: label,
    path: [...at, index, 'label'],
  }));
  return sameTexts(labels, 'Give each version a different label.');
}

/** Versions of the documentation whose pages could not be told apart. */
function sameRoutes(versions: readonly { readonly route: string }[]): Problem[] {
  const routes = versions.map(({ route }, index) => ({
    text: route,
    path: ['versions', index, 'route'],
  }));
  return sameTexts(routes, 'Give each version the route below which its pages are.');
}

/** Texts that an earlier entry has, too. */
function sameTexts(
  entries: readonly { readonly text: string; readonly path: KeyPath }[],
  hint: string,
): Problem[] {
  return entries.flatMap((entry) => {
    const { text, path } = entry;
    const first = entries.find((other) => other.text === text) ?? entry;
    if (first === entry) return [];
    const message = `${pathText(path)} is "${text}", as is ${pathText(first.path)}.`;
    return [{ code: 'duplicate-config-id', path, message, hint }];
  });
}

/** Files that a schema lists twice, so that all of its definitions would be duplicates. */
function repeated(paths: readonly string[], at: KeyPath): Problem[] {
  const files = paths.map((path) => normalize(path));
  return paths.flatMap((path, index) => {
    const first = files.indexOf(files[index] ?? path);
    if (first === index) return [];
    const key = [...at, 'path', index];
    return [
      {
        code: 'invalid-config-value',
        path: key,
        message: `${pathText(key)} names the same file as ${pathText([...at, 'path', first])}.`,
        hint: 'Remove one of the two.',
      },
    ];
  });
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
