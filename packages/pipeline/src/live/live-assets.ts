import {
  type AssetFile,
  type AssetFiles,
  createAssetFiles,
} from '@docgen/bundler/assets/asset-files';

/** The pictures and files that pages refer to, while they and the pages change. */
export interface LiveAssets extends AssetFiles {
  /** The pages and partials that refer to a file, also when it was not there. @param file - Absolute path. */
  readonly usersOf: (file: string) => readonly string[];
  /** Reads a file anew when it is asked for again. */
  readonly forget: (file: string) => void;
  /** Absolute paths of all files that were asked for. */
  readonly asked: () => Iterable<string>;
}

export function createLiveAssets(): LiveAssets {
  const made = createAssetFiles();
  const byFile = new Map<string, AssetFiles>();
  const changed = new Set<string>();
  const users = new Map<string, Set<string>>();
  return {
    add(file, user) {
      if (user !== undefined) users.set(file, (users.get(file) ?? new Set()).add(user));
      const known = changed.delete(file) ? undefined : byFile.get(file);
      const read = known ?? createAssetFiles();
      byFile.set(file, read);
      return read.add(file);
    },
    addText: made.addText,
    addHashed: made.addHashed,
    all(): Iterable<AssetFile> {
      const files = [...byFile.values(), made].flatMap((each) => [...each.all()]);
      // Files of the same name and contents are one in the output.
      return new Map(files.map((file) => [file.path, file])).values();
    },
    usersOf: (file) => [...(users.get(file) ?? [])],
    forget(file) {
      // As long as nobody has asked again, open pages name it as it was.
      if (byFile.has(file)) changed.add(file);
    },
    asked: () => users.keys(),
  };
}
