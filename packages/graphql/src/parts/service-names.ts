/** The SDL files of a service. */
export interface ServiceFiles {
  /**
   * Paths with `/`, relative to a folder of all services; other services may share some of them.
   */
  readonly files: readonly string[];
  /** The file that the schema starts from. */
  readonly main: string;
}

/**
 * Names services after their files: after the outermost folder that only the service is in, or else
 * after the file. Folders come first, because a service with its own folder may rename or split its
 * file and is still the same service. A folder without others beside it, such as `federation`,
 * often contains all services, so it is used only if the file has a generic name, or if the service
 * has several files. If two services would have the same name, each is named by the path of its
 * file.
 *
 * @param versions - The services of each version that is compared, so that a path has the same name
 *   in all of them; or of a single version.
 * @returns Takes the path of a `main` file and returns the name, without the file's extension.
 */
export function serviceNames(
  versions: readonly (readonly ServiceFiles[])[],
): (main: string) => string {
  const services = versions.flat();
  const names = new Map(
    services.map((service) => [service.main, ownFolder(service, versions) ?? fileName(service)]),
  );
  return (main) => {
    const name = names.get(main);
    const isClear = isOfOne(versions, (service) => names.get(service.main) === name);
    return name !== undefined && isClear ? name : withoutEnding(main);
  };
}

/** Whether a name is generic, such as `schema` or `services`. */
export function isCommonName(name: string): boolean {
  return COMMON_NAME.test(name);
}

const COMMON_NAME =
  /^(?:schemas?|index|main|graphql(?:\.schema)?|introspection|type-?defs|types?|query|queries|root|sdl|src|source|lib|libs|apps?|packages|modules|services|subgraphs)$/i;

/** Name of the outermost folder that distinguishes a service from others, if there is one. */
function ownFolder(
  service: ServiceFiles,
  versions: readonly (readonly ServiceFiles[])[],
): string | undefined {
  const services = versions.flat();
  const shared = services.filter(({ main }) => main !== service.main).flatMap(({ files }) => files);
  const own = service.files.filter((file) => file === service.main || !shared.includes(file));
  const isFolderNeeded = isCommonName(fileName(service)) || own.length > 1;
  const folder = foldersOf(service.main).find(
    (folder) =>
      !isCommonName(lastPart(folder)) &&
      own.every((file) => file.startsWith(`${folder}/`)) &&
      isOfOne(versions, ({ main }) => main.startsWith(`${folder}/`)) &&
      (isFolderNeeded || hasOthersBeside(folder, services)),
  );
  return folder && lastPart(folder);
}

function hasOthersBeside(folder: string, services: readonly ServiceFiles[]): boolean {
  const parent = folder.slice(0, folder.lastIndexOf('/') + 1);
  return services.some(
    ({ main }) =>
      main.startsWith(parent) &&
      main.slice(parent.length).includes('/') &&
      !main.startsWith(`${folder}/`),
  );
}

function isOfOne(
  versions: readonly (readonly ServiceFiles[])[],
  test: (service: ServiceFiles) => boolean,
): boolean {
  return versions.every((services) => services.filter(test).length < 2);
}

/** Paths of the folders that a file is in, the outermost first. */
export function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
}

/** Path of the folder that a file is in; empty for a file without one. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function fileName({ main }: ServiceFiles): string {
  return lastPart(withoutEnding(main));
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
