/** The SDL files of a service. */
export interface ServiceFiles {
  /** Paths with `/`, relative to a folder of all services; another service may have some of them, too. */
  readonly files: readonly string[];
  /** The one of them that the schema begins with. */
  readonly main: string;
}

/**
 * Names services after their files: after the outermost folder that is theirs alone, else after the
 * file. Folders come first, because a service in a folder of its own may rename its file or split it,
 * and stays the same service. A folder without others beside it often holds all services, such as
 * `federation`, so it gives its name only where the file has none of its own. Where two services would
 * have the same name, each has the path of its file.
 *
 * @param versions - The services of each version that is compared, which gives each path one name in
 *   all of them; or of a single one.
 * @returns A function from the path of a `main` file to the name, without the file's ending.
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

/** Whether a name tells nothing of one service, such as `schema` or `services`. */
export function isCommonName(name: string): boolean {
  return COMMON_NAME.test(name);
}

const COMMON_NAME =
  /^(?:schemas?|index|main|graphql|type-?defs|types?|query|queries|root|sdl|src|source|lib|libs|apps?|packages|modules|services|subgraphs)$/i;

/** Name of the outermost folder that tells a service from others, if there is one. */
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
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
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
