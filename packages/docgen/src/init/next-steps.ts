import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCRIPTS } from './starter/starter-package.ts';

/**
 * What is left to do after the files are written: what belongs into files that were kept, and
 * the commands that come next.
 *
 * @param folder - Absolute path.
 * @param written - Files that are new.
 */
export async function nextSteps(folder: string, written: readonly string[]): Promise<string[]> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
  const manifest = (await read('package.json')) ?? '';
  const ignored = await read('.gitignore');
  const isNew = written.includes('package.json');
  const scripts = Object.entries(SCRIPTS).map(([name, script]) => `"${name}": "${script}"`);
  return [
    ...(isNew || manifest === '' || manifest.includes('docgen build')
      ? []
      : [`Add scripts to package.json, such as ${scripts.join(', ')}.`]),
    ...(ignored === undefined || /^\/?dist\b/m.test(ignored) ? [] : ['Add dist/ to .gitignore.']),
    ...(isNew ? ['npm install'] : []),
    ...(isNew || manifest.includes('"supergraph-docgen"')
      ? []
      : ['npm install --save-dev supergraph-docgen']),
    'npx docgen build',
    'npx docgen serve',
  ];
}
