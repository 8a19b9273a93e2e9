import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Licences that are allowed for code in docgen: all permit redistribution with the text of the
 * licence.
 */
const ALLOWED = new Set('0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT Unlicense'.split(' '));

/**
 * Packages whose `package.json` declares no licence. It is identified by the file that they are
 * published with, which has to begin with the given words.
 *
 * - khroma: its file `license`, which is that of https://github.com/fabiospampinato/khroma.
 */
const UNDECLARED = new Map([['khroma', { license: 'MIT', begins: 'The MIT License (MIT)' }]]);

/**
 * Folder with licences of packages that are published without one, by package name.
 *
 * - fastdom: section "License" of its README.
 * - remark-math: file `license` of https://github.com/remarkjs/remark-math.
 * - upper-case: file `LICENSE` of constant-case, which is published from the same repository,
 *   https://github.com/blakeembrey/change-case.
 */
const TEXTS = fileURLToPath(new URL('licences', import.meta.url));

/** Files that have to be included when a package is redistributed. */
const FILES = /^(licen[cs]e|copying|notice|thirdpartynotices)/i;

/**
 * Reads the licence of an installed package.
 *
 * @param {string} folder absolute path
 * @returns {Promise<{ license: string, text: string }>} SPDX expression and text of the licence
 * @throws If no licence is declared, its text is missing, or it is not allowed.
 */
export async function licenceOf(folder) {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const of = `${manifest.name} ${manifest.version}`;
  const text = await textOf(folder, manifest.name);
  const known = UNDECLARED.get(manifest.name);
  const license = manifest.license ?? (known && text.startsWith(known.begins) && known.license);
  if (!license) throw new Error(`${of} declares no licence`);
  if (!isAllowed(license))
    throw new Error(`${of} has the licence ${license}, which is not allowed`);
  if (text === '') throw new Error(`${of} comes without the text of its licence ${license}`);
  return { license, text };
}

async function textOf(folder, name) {
  const published = (await readdir(folder)).filter((file) => FILES.test(file)).sort();
  const files = published.map((file) => join(folder, file));
  const own = join(TEXTS, `${name}.txt`);
  if (files.length === 0 && existsSync(own)) files.push(own);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/**
 * Whether at least one of the alternatives consists only of allowed licences.
 *
 * @param {string} expression SPDX expression with `OR` and `AND`; only outer parentheses are
 *   supported
 */
function isAllowed(expression) {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((licence) => ALLOWED.has(licence)));
}
