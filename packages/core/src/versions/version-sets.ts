/** What a version says about the documentation that it is of. */
interface Version {
  readonly docs?: string | undefined;
  readonly label: string;
}

/** The first version of the same documentation: the one for new readers. */
export function firstVersion<V extends Version>(version: V, versions: readonly V[]): V {
  return versions.find(({ docs }) => docs === version.docs) ?? version;
}

/** Whether there are versions of more than one documentation. */
export function hasSeveralDocs(versions: readonly Version[]): boolean {
  return versions.some(({ docs }) => docs !== versions[0]?.docs);
}

/** The name of a version among those of several documentations. */
export function versionName({ docs, label }: Version): string {
  return docs === undefined ? label : `${docs} ${label}`;
}
