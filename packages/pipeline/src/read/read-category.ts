import { readYaml } from '@docgen/content/read-yaml';
import { sourcePlace } from '@docgen/content/source-place';
import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/did-you-mean';
import { fileFailure } from '@docgen/core/file-failure';
import type { Category, CategoryMetadata } from '@docgen/site/doc';
import { routeCharacter } from '@docgen/site/route-character';

const KEYS: Record<string, 'string' | 'number' | 'boolean' | 'link' | 'any'> = {
  label: 'string',
  position: 'number',
  className: 'string',
  collapsible: 'boolean',
  collapsed: 'boolean',
  link: 'link',
  key: 'string',
  description: 'string',
  customProps: 'any',
};

/**
 * Reads a `_category_.json` or `_category_.yml`.
 *
 * @param path - Path of the file below the content root.
 * @param file - Path relative to the project folder.
 */
export function readCategory(
  content: string,
  path: string,
  file: string,
  source: string,
): Checked<Category | undefined> {
  try {
    return checkCategory(content, path, file, source);
  } catch (error) {
    // A value that holds itself, or is too deep, cannot be shown in a message.
    return { value: undefined, diagnostics: [fileFailure(error, { file }, 'read')] };
  }
}

function checkCategory(
  content: string,
  path: string,
  file: string,
  source: string,
): Checked<Category | undefined> {
  const { value: data, keys, problems } = readYaml(source);
  const problem = (message: string, place: Place, hint?: string): Diagnostic => ({
    code: 'invalid-category',
    severity: 'error',
    message,
    hint,
    place,
    source,
  });
  if (problems.length > 0) {
    const diagnostics = problems.map(({ message, hint, range: [start] }) =>
      problem(
        `The category file cannot be read: ${message}.`,
        sourcePlace(file, source, start),
        hint,
      ),
    );
    return { value: undefined, diagnostics };
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    const message = 'A category file holds an object with keys such as label and position.';
    return { value: undefined, diagnostics: [problem(message, { file, line: 1, column: 1 })] };
  }
  const keyPlace = (key: string): Place => {
    const [start] = keys.find(({ name }) => name === key)?.range ?? [0];
    return sourcePlace(file, source, start);
  };
  const diagnostics: Diagnostic[] = [];
  for (const [key, value] of Object.entries(data)) {
    const place = keyPlace(key);
    const kind = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (kind === undefined) {
      const hint = didYouMean(key, Object.keys(KEYS));
      diagnostics.push(problem(`"${key}" is not a key of a category file.`, place, hint));
    } else if (kind === 'link') {
      const message = linkProblem(value);
      if (message !== undefined) diagnostics.push(problem(message, place));
      const unlinkable = routeCharacter(slugOf(value), file);
      if (unlinkable !== undefined) diagnostics.push({ ...unlinkable, place, source });
    } else if (kind !== 'any' && typeof value !== kind) {
      const message = `"${key}" has to be a ${kind}, but is ${JSON.stringify(value)}.`;
      diagnostics.push(problem(message, place));
    }
  }
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  return { value: { content, folder, file, metadata: data as CategoryMetadata }, diagnostics };
}

const LINK_KEYS: Record<string, readonly string[]> = {
  'generated-index': ['type', 'title', 'slug', 'description', 'keywords', 'image'],
  doc: ['type', 'id'],
  none: ['type'],
};

/** The route of a generated index, below that of its content root. */
function slugOf(link: unknown): string {
  const { slug = '' } = (link ?? {}) as { slug?: unknown };
  return typeof slug === 'string' ? slug : '';
}

function linkProblem(value: unknown): string | undefined {
  if (value === null) return undefined;
  const type = typeof value === 'object' ? (value as { type?: unknown }).type : undefined;
  const keys =
    typeof type === 'string' && Object.hasOwn(LINK_KEYS, type) ? LINK_KEYS[type] : undefined;
  if (keys === undefined || typeof value !== 'object') {
    return `"link" needs a type of "generated-index", "doc" or "none", but is ${JSON.stringify(value)}.`;
  }
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    return `"link.${unknown}" is not a key of a link of type "${String(type)}".`;
  if (type === 'doc' && typeof (value as { id?: unknown }).id !== 'string') {
    return '"link" of type "doc" needs the "id" of a page.';
  }
  return undefined;
}
