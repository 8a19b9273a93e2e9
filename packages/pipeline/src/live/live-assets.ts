import {
  type AssetFile,
  type AssetFiles,
  createAssetFiles,
} from '@docgen/bundler/assets/asset-files';

/** The images and files that pages refer to, while they and the pages change. */
export interface LiveAssets extends AssetFiles {
  /**
   * The pages and partials that refer to a file, whether or not it exists.
   *
   * @param file - Absolute path.
   */
  readonly usersOf: (file: string) => readonly string[];
  /** Reads a file again on the next access. */
  readonly forget: (file: string) => void;
  /** Absolute paths of all files that were requested. */
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
      // Files with the same name and contents are one file in the output.
      return new Map(files.map((file) => [file.path, file])).values();
    },
    usersOf: (file) => [...(users.get(file) ?? [])],
    forget(file) {
      // Until the file is requested again, open pages refer to its previous version.
      if (byFile.has(file)) changed.add(file);
    },
    asked: () => users.keys(),
  };
}
