import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SchemaVersion } from '@docgen/graphql/diff/schema-history';
import type { LoadedSchema, PastSchema } from '@docgen/graphql/loaded-schema';
import { hashOf } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { PastSite } from '../versions/compose-past.ts';
import { reading } from './kept-schema.ts';
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
): Promise<Checked<LoadedSchema>> {
  if (past.length === 0) return { value: schema, diagnostics: [] };
  const { loadPast, schemaHistory } = await reading();
  const versions: PastSchema[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const version of past) {
    const found = await composedOnce(version, site, memo);
    if (typeof found === 'string') {
      diagnostics.push(notComposed(version, found));
      continue;
    }
    const { sdl, hidden } = found;
    const load = () => {
      const loaded = loadPast({ file: version.path, text: sdl });
      return loaded && { ...loaded, hidden };
    };
    versions.push({ label: version.label, load });
  }
  function* documents(): Generator<SchemaVersion> {
    for (const { label, load } of versions) {
      const loaded = load();
      if (loaded !== undefined) yield { label, document: loaded.document };
    }
  }
  const history = schemaHistory(documents(), schema.complete);
  return { value: { ...schema, past: versions, history }, diagnostics };
}

/** The composed version, or why it does not compose. */
async function composedOnce({ path, version }: PastVersion, site: PastSite, memo: Memo) {
  const { composed, instances, hide } = site;
  const files = Array.from(version.files, ([path, { text }]) => [path, hashOf(text)]);
  const { parts, diagnostics } = await memo.node({
    kind: 'past-version',
    id: path,
    inputs: [files, composed.subgraphs, instances.map(({ id, paths }) => [id, paths]), hide],
    async compute() {
      const { composePast } = await reading();
      return composePast(version, site);
    },
  });
  if (parts !== undefined) return { sdl: parts.sdl.value(), hidden: parts.hidden.value() };
  const [first] = diagnostics;
  if (first === undefined) return 'Its services do not compose.';
  const { file, line } = first.place ?? {};
  const where = [file ?? [], line ?? []].flat().join(':');
  return `${where}${where === '' ? '' : ': '}${first.message}`;
}

function notComposed({ path, placeOf }: PastVersion, reason: string): Diagnostic {
  return {
    code: 'unknown-schema-version',
    severity: 'error',
    message: `${JSON.stringify(path)} is not a version of the composed schema. ${reason}`,
    hint: 'Name the folder with the SDL of all services, or the file of a supergraph. Remove a version whose services did not compose.',
    ...placeOf(),
  };
}
