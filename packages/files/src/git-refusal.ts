/**
 * The command after which git reads a repository that belongs to another user, as checkouts in
 * containers often do. Git prints it, in every language, when it refuses to read the repository.
 *
 * @param error - From running git.
 * @returns `undefined` for other errors.
 */
export function permittingCommand(error: unknown): string | undefined {
  const { stderr = '' } = error as { readonly stderr?: string };
  return /git config --global --add safe\.directory .+/.exec(stderr)?.[0];
}
