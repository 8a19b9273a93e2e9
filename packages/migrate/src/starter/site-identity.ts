import { basename } from 'node:path';
import { humanName } from '../human-name.ts';
import { readProjectJson } from '../read-project-json.ts';

/** What can be found out about a site that is not there yet. */
export interface SiteIdentity {
  readonly title: string;
  readonly tagline?: string;
  /** Origin; `undefined` when nothing tells where the site will be. */
  readonly url?: string;
  readonly basePath?: string;
  /** Name for a package. */
  readonly packageName: string;
}

/**
 * Takes name, description and address from the folder and its `package.json`, if that can be read.
 *
 * @param folder - Absolute path.
 */
export async function siteIdentity(folder: string): Promise<SiteIdentity> {
  const known = await packageOf(folder);
  const name = textOf(known.name)?.replace(/^@[^/]*\//, '') ?? basename(folder);
  const description = textOf(known.description);
  const homepage = textOf(known.homepage) ?? '';
  const url = URL.canParse(homepage) ? new URL(homepage) : undefined;
  const isPage = url !== undefined && /^https?:$/.test(url.protocol) && !isRepository(url);
  return {
    title: humanName(name),
    ...(description === undefined ? {} : { tagline: description }),
    ...(isPage ? { url: url.origin } : {}),
    ...(isPage && url.pathname !== '/' ? { basePath: url.pathname.replace(/\/*$/, '/') } : {}),
    packageName: packageName(name),
  };
}

/** Where `npm init` points to when nobody says where the site is. */
function isRepository({ hostname }: URL): boolean {
  return /(?:^|\.)(?:github|gitlab|bitbucket|npmjs)\.(?:com|org)$/.test(hostname);
}

async function packageOf(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const { value } = await readProjectJson(folder, 'package.json');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** npm takes lower-case ASCII only. */
function packageName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z\d-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'docs';
}
