import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { PastSchema, VersionedSchema } from '@docgen/graphql/diff/past-schema';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import { hashOf } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { PastSite } from '../versions/compose-past.ts';
import { graphqlCode } from './graphql-code.ts';
import type { PastVersion } from './read-history.ts';

/**
 * Adds its earlier versions to the composed schema, which are composed once and kept.
 *
 * @returns Reports `unknown-schema-version` for each version that does not compose.
 */
export async function withComposedHistory(
  schema: LoadedSchema,
  past: readonly PastVersion[],
  site: PastSite,
  memo: Memo,
): Promise<Checked<VersionedSchema>> {
  if (past.length === 0) return { value: schema, diagnostics: [] };
  const { loadVersion, withPast } = await graphqlCode();
  const versions: PastSchema[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const version of past) {
    const { parts, diagnostics: wrong } = await composedOnce(version, site, memo);
    if (parts === undefined) {
      diagnostics.push(notComposed(version, wrong));
      continue;
    }
    const sources = [{ file: version.path, text: parts.sdl.value() }];
    const load = () => {
      const { value } = loadVersion(sources, 'lenient');
      const marks = { shown: parts.shown.value(), hidden: parts.hidden.value() };
      return value && { ...value, marks };
    };
    versions.push({ label: version.label, sources, load });
  }
  const { value, diagnostics: errors } = withPast(schema, versions);
  return { value, diagnostics: [...diagnostics, ...errors] };
}

function composedOnce({ path, version }: PastVersion, site: PastSite, memo: Memo) {
  const { composed, instances, visibility } = site;
  const files = Array.from(version.files, ([path, { text }]) => [path, hashOf(text)]);
  return memo.node({
    kind: 'past-version',
    id: path,
    inputs: [files, composed.subgraphs, instances.map(({ id, paths }) => [id, paths]), visibility],
    async compute() {
      const { composePast } = await graphqlCode();
      return composePast(version, site);
    },
  });
}

/** @param reasons - What is wrong with its services. */
function notComposed(
  { path, placeOf }: PastVersion,
  reasons: readonly Pick<Diagnostic, 'message' | 'place'>[],
): Diagnostic {
  return {
    code: 'unknown-schema-version',
    severity: 'error',
    message: `${JSON.stringify(path)} is not a version of the composed schema: its services cannot be read, or do not compose.`,
    notes: reasons.map(({ message, place }) => ({ message, place })),
    hint: 'Name the folder with the SDL of all services, or the file of a supergraph. Remove a version whose services did not compose.',
    ...placeOf(),
  };
}
