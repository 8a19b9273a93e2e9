/**
 * Names with the word "secret" in the files of a site, or in their paths.
 *
 * @param output - Texts by path, from `readFolder`.
 * @returns One per file, such as `index.html: secretNote`.
 */
export function secretsIn(output: Readonly<Record<string, string>>): string[] {
  return Object.entries(output).flatMap(([path, content]) => {
    const found = /\w*secret\w*/i.exec(`${path} ${content}`);
    return found === null ? [] : [`${path}: ${found[0]}`];
  });
}
