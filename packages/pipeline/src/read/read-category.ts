import { readYaml } from '@docgen/content/front-matter/read-yaml';
import { decodePath } from '@docgen/core/addresses/address';
import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { placeFinder } from '@docgen/core/sources/source-place';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import type { Category, CategoryMetadata } from '@docgen/site/docs/doc';
import { routeCharacter } from '@docgen/site/docs/route-character';
import * as v from 'valibot';

const hasToBe = (kind: string) => (issue: { readonly input: unknown }) =>
  `must be a ${kind}, but is ${JSON.stringify(issue.input)}.`;

const text = v.string(hasToBe('string'));
const number = v.number(hasToBe('number'));
const boolean = v.boolean(hasToBe('boolean'));

/** Schema of the keys of a link of one type. Messages are about `link` as a whole. */
function linkOf<const T extends string, const E extends v.ObjectEntries>(type: T, entries: E) {
  return v.strictObject({ type: v.literal(type), ...entries }, ({ expected, path }) =>
    expected === 'never'
      ? `"link.${String(path?.[0].key)}" is not a key of a link of type "${type}".`
      : NO_ID,
  );
}

const NO_ID = '"link" of type "doc" needs the "id" of a page.';

function linkText(key: string) {
  return v.optional(v.string((issue) => `"link.${key}" ${hasToBe('string')(issue)}`));
}

const link = v.variant(
  'type',
  [
    linkOf('generated-index', {
      title: linkText('title'),
      slug: linkText('slug'),
      description: linkText('description'),
      keywords: v.optional(v.unknown()),
      image: v.optional(v.unknown()),
    }),
    linkOf('doc', { id: v.string(NO_ID) }),
    linkOf('none', {}),
  ],
  ({ input, path }) =>
    `"link" needs a type of "generated-index", "doc" or "none", but is ${JSON.stringify(path?.[0].input ?? input)}.`,
);

const KEYS = {
  label: text,
  position: number,
  className: text,
  collapsible: boolean,
  collapsed: boolean,
  link: v.nullable(link),
  key: text,
  description: text,
  customProps: v.unknown(),
} satisfies { [K in keyof CategoryMetadata]-?: v.GenericSchema<unknown, CategoryMetadata[K]> } & {
  [key: string]: v.GenericSchema;
};

/** A category file that has been read, but not parsed. */
interface CategoryFile extends Pick<Category, 'content' | 'file'> {
  /** Path relative to the content root. */
  readonly path: string;
  readonly source: string;
}

/** Reads a `_category_.json` or `_category_.yml`. */
export function readCategory({
  content,
  path,
  file,
  source,
}: CategoryFile): Checked<Category | undefined> {
  const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  try {
    const { value, diagnostics } = readMetadata(file, source);
    return { value: value && { content, folder, file, ...value }, diagnostics };
  } catch (error) {
    // A value that contains itself, or is nested too deeply, cannot be shown in a message.
    return { value: undefined, diagnostics: [fileFailure(error, { file }, 'read')] };
  }
}

function readMetadata(
  file: string,
  source: string,
): Checked<Pick<Category, 'metadata' | 'linkPlace'> | undefined> {
  const { value: data, keys, problems } = readYaml(source);
  const placeAt = placeFinder(file, source);
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
      problem(`The category file cannot be read: ${message}.`, placeAt(start), hint),
    );
    return { value: undefined, diagnostics };
  }
  // Like Docusaurus, accepts an empty file.
  if (source.trim() === '') return { value: { metadata: {} }, diagnostics: [] };
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    const message = 'A category file must contain an object with keys such as label and position.';
    return { value: undefined, diagnostics: [problem(message, { file, line: 1, column: 1 })] };
  }
  const starts = new Map(keys.map(({ name, range: [start] }) => [name, start]));
  const keyPlace = (key: string): Place => placeAt(starts.get(key) ?? 0);
  const diagnostics: Diagnostic[] = [];
  for (const [key, value] of Object.entries(data)) {
    const place = keyPlace(key);
    const check = Object.entries(KEYS).find(([known]) => known === key)?.[1];
    if (check === undefined) {
      if (/^\/[/*]/.test(key)) {
        const hint =
          'Remove the comment, or write the file in YAML, whose comments start with "#".';
        diagnostics.push(problem('JSON files cannot contain comments.', place, hint));
        continue;
      }
      const hint = didYouMean(key, Object.keys(KEYS));
      diagnostics.push(problem(`"${key}" is not a key of a category file.`, place, hint));
      continue;
    }
    const { issues = [] } = v.safeParse(check, value);
    const wrong = issues.find(({ expected }) => expected === 'never') ?? issues[0];
    if (wrong !== undefined) {
      const message = key === 'link' ? wrong.message : `"${key}" ${wrong.message}`;
      diagnostics.push(problem(message, place));
    }
    const unlinkable = key === 'link' && routeCharacter(slugOf(value), file);
    const hint = 'Write a "slug" without it.';
    if (unlinkable) diagnostics.push({ ...unlinkable, hint, place, source });
  }
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  const linkPlace = starts.has('link') ? keyPlace('link') : undefined;
  return { value: { metadata: data as CategoryMetadata, linkPlace }, diagnostics };
}

/** The slug of a generated index, decoded. */
function slugOf(link: unknown): string {
  const { slug = '' } = (link ?? {}) as { slug?: unknown };
  return typeof slug === 'string' ? decodePath(slug) : '';
}
