import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a folder for a test, which removes it at its end. The path has spaces and an umlaut, as
 * those of users may have.
 *
 * @param files - Texts of files in it, by path.
 * @returns Its absolute path, without symbolic links.
 */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen test ä ')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeTexts(folder, files);
  return folder;
}

/** Writes files with the folders that they are in. @param files - Texts by path. */
export function writeTexts(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
