import { basename } from 'node:path';
import { humanName } from '../human-name.ts';
import { readProjectJson } from '../read-project-file.ts';
import { openSection } from '../section.ts';

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
  const manifest = openSection((await readProjectJson(folder, 'package.json')).value);
  const text = (key: string) => [manifest.text(key)].find((value) => value?.trim());
  const name = text('name')?.replace(/^@[^/]*\//, '') ?? basename(folder);
  const homepage = text('homepage') ?? '';
  const url = URL.canParse(homepage) ? new URL(homepage) : undefined;
  const isPage = url !== undefined && /^https?:$/.test(url.protocol) && !isRepository(url);
  return {
    title: humanName(name),
    tagline: text('description'),
    url: isPage ? url.origin : undefined,
    basePath: isPage && url.pathname !== '/' ? url.pathname.replace(/\/*$/, '/') : undefined,
    packageName: packageName(name),
  };
}

/** Where `npm init` points to when nobody says where the site is. */
function isRepository({ hostname }: URL): boolean {
  return /(?:^|\.)(?:github|gitlab|bitbucket|npmjs)\.(?:com|org)$/.test(hostname);
}

/** npm takes lower-case ASCII only. */
function packageName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z\d-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'docs';
}
