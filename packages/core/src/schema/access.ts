import type { Access, Documented, SchemaEntry } from '../schema-model.ts';

/** A piece of a sentence: a name, to be shown as code, or the text around it. */
export interface Phrase {
  readonly text: string;
  readonly isCode: boolean;
}

/**
 * Describes what a gateway demands of a request for a definition: "Needs the scopes `read` and
 * `orders`, or `admin`." For an operation, this includes what the type that it returns demands
 * beyond that.
 *
 * @returns Sentences, each as a list of phrases; empty if the gateway demands nothing.
 */
export function accessSentences(entry: SchemaEntry): readonly (readonly Phrase[])[] {
  const { access } = entry;
  const result = 'resultAccess' in entry ? more(entry.resultAccess, access) : undefined;
  return [
    ...(access === undefined ? [] : [sentence('Needs ', access)]),
    ...(result === undefined ? [] : [sentence('What it returns needs ', result)]),
  ];
}

/**
 * Describes what a gateway demands of a request for a field, as part of a line: "needs the scope
 * `read`".
 *
 * @returns Empty if the gateway demands nothing.
 */
export function accessNote({ access }: Pick<Documented, 'access'>): readonly Phrase[] {
  return access === undefined ? [] : [plain('needs '), ...demands(access)];
}

/** What is demanded beyond other demands. Scopes imply that the user has signed in. */
function more(access: Access | undefined, known: Access = {}): Access | undefined {
  if (access === undefined) return undefined;
  const { authenticated, scopes, policies } = access;
  const left: Access = {
    ...(authenticated && !known.authenticated && !known.scopes && { authenticated }),
    ...(scopes && !isSame(scopes, known.scopes) && { scopes }),
    ...(policies && !isSame(policies, known.policies) && { policies }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
}

function isSame(some: unknown, others: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function sentence(start: string, access: Access): Phrase[] {
  return [plain(start), ...demands(access), plain('.')];
}

function demands({ authenticated, scopes, policies }: Access): Phrase[] {
  const all = [
    ...(authenticated ? [[plain('an authenticated request')]] : []),
    ...(scopes === undefined ? [] : [alternatives(['scope', 'scopes'], scopes)]),
    ...(policies === undefined ? [] : [alternatives(['policy', 'policies'], policies)]),
  ];
  return joined(all, [', ', ' and ']);
}

/**
 * @param nouns - Singular and plural of the names' noun.
 * @param lists - Any one of them is enough.
 */
function alternatives(
  [one, several]: readonly [one: string, several: string],
  lists: readonly (readonly string[])[],
): Phrase[] {
  const isPlain = lists.every((names) => names.length === 1);
  const noun = lists[0]?.length === 1 ? one : several;
  const written = lists.map((names) =>
    joined(
      names.map((text) => [{ text, isCode: true }]),
      [', ', ' and '],
    ),
  );
  return [plain(`the ${noun} `), ...joined(written, isPlain ? [', ', ' or '] : ['; ', ', or '])];
}

function joined(
  parts: readonly (readonly Phrase[])[],
  [between, last]: readonly [between: string, last: string],
): Phrase[] {
  return parts.flatMap((part, position) => {
    if (position === 0) return part;
    return [plain(position === parts.length - 1 ? last : between), ...part];
  });
}

function plain(text: string): Phrase {
  return { text, isCode: false };
}
