import type { Version } from '@docgen/files/read-version';
import { isOfClients } from '@docgen/graphql/diff/is-of-clients';
import { parseSources } from '@docgen/graphql/load/parse-sources';

/**
 * A version without the operations of clients that are beside its schemas. If there is nothing else,
 * they stay, so that it is reported what they are.
 */
export function schemaFiles(version: Version): Version {
  const files = Array.from(version.files).filter(
    ([, source]) => !isOfClients(parseSources([source], { lenient: true }).value),
  );
  return files.length === 0 ? version : { ...version, files: new Map(files) };
}
