import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from '@docgen/core/diagnostic';
import { isWithin } from '@docgen/files/is-within';
import type { StartCalls } from '../../foreign/common-starts.ts';
import { evaluateModule } from '../../foreign/evaluate-module.ts';
import {
  type ForeignObject,
  type ForeignValue,
  isForeignObject,
} from '../../foreign/foreign-value.ts';
import { packageFolders, projectRoot } from '../../foreign/project-root.ts';
import { isRegularFile } from '../../foreign/regular-file.ts';
import { readStatically } from '../../foreign/static/read-statically.ts';
import { readProjectFile } from '../../read-project-file.ts';
import { environmentOf, howToSet } from './environment.ts';
import {
  type NoObject,
  notRun,
  type ReadFailure,
  syntaxFailure,
  unreadable,
} from './module-diagnostics.ts';

/** How to read a module. */
export interface ReadOptions {
  /** Absolute path of the site. */
  readonly folder: string;
  /** Whether it may be run if static evaluation is not sufficient. */
  readonly mayRun: boolean;
  /** Keys whose values do not matter, because nothing is migrated from them. */
  readonly unused?: ReadonlySet<string>;
  /** Calls of functions among its exports, by what static evaluation gives without calling them. */
  readonly callsFor?: (literal: ForeignValue) => Promise<StartCalls | undefined>;
}

/**
 * Reads the exports of a module of a Docusaurus site: by static evaluation, and by running it if
 * that is not sufficient.
 *
 * @param file - Path of the module relative to the site.
 * @returns `undefined` if neither results in an object, with one diagnostic: `docusaurus-syntax`,
 *   `docusaurus-throws`, `docusaurus-timeout`, `docusaurus-exits`, `docusaurus-unreadable` or
 *   `docusaurus-not-run`. It is a warning if there is a value anyway.
 */
export async function readModule(
  file: string,
  { folder, mayRun, unused = new Set(), callsFor }: ReadOptions,
): Promise<Checked<ForeignObject | undefined>> {
  const path = join(folder, file);
  const obstacle = obstacleAt(path, folder);
  if (obstacle !== undefined) return failed(file, { reason: 'syntax', message: obstacle });
  const root = projectRoot(folder);
  const first = readStatically(path, root);
  const calls = 'value' in first ? await callsFor?.(first.value) : undefined;
  const reading = calls === undefined ? first : readStatically(path, root, calls);
  if (!('value' in reading)) return failed(file, syntaxFailure(file, reading));
  const unknown = reading.unknown.filter((key) => !unused.has(key.replace(/[.[].*$/s, '')));
  if (unknown.length + reading.gaps.length === 0) return succeeded(file, reading.value);
  const hasLiteral = isForeignObject(reading.value) && Object.keys(reading.value).length > 0;
  const literal = hasLiteral ? reading.value : undefined;
  if (!mayRun) {
    const isRead = literal !== undefined;
    const diagnostic = notRun(file, { isRead, reading: { ...reading, unknown }, folder });
    return { value: literal, diagnostics: [diagnostic] };
  }
  const evaluated = await evaluateModule(path, { calls });
  if ('failure' in evaluated) {
    const remedy = await remedyFor(evaluated.failure, file, folder);
    return failed(file, { ...evaluated.failure, remedy }, literal);
  }
  return succeeded(file, evaluated.value, literal);
}

/** Why a file is not read at all. */
function obstacleAt(path: string, folder: string): string | undefined {
  if (!isRegularFile(path)) return 'It is not a file, or is too large';
  return isOfProject(path, folder) ? undefined : 'It is not a file of the project';
}

/**
 * Whether a file is one of the project or of its packages, whatever links lead to it. A setting
 * such as `sidebarPath` may name any file of the machine.
 */
function isOfProject(path: string, folder: string): boolean {
  const own = [projectRoot(folder), ...packageFolders(folder)];
  return own.some((root) => isWithin(realpathSync(path), realpathSync(root)));
}

/**
 * The exports, if they are an object.
 *
 * @param literal - What is known without running the module.
 */
function succeeded(
  file: string,
  exported: ForeignValue | undefined,
  literal?: ForeignObject,
): Checked<ForeignObject | undefined> {
  if (isForeignObject(exported)) return { value: exported, diagnostics: [] };
  return failed(file, { exported }, literal);
}

/** @param literal - What is known without running the module. */
function failed(
  file: string,
  failure: ReadFailure | NoObject,
  literal?: ForeignObject,
): Checked<ForeignObject | undefined> {
  return { value: literal, diagnostics: [unreadable(file, literal !== undefined, failure)] };
}

/** What to do about a module that failed, if it may lack environment variables. */
async function remedyFor(
  { reason }: ReadFailure,
  file: string,
  folder: string,
): Promise<string | undefined> {
  if (reason !== 'throws') return undefined;
  const { value: program = '' } = await readProjectFile(folder, file);
  if (!program.includes('process.env')) return undefined;
  return `${howToSet(environmentOf(program)[0])}.`;
}
