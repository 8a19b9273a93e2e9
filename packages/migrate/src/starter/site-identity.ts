import { basename } from 'node:path';
import { humanName } from '../human-name.ts';
import { readProjectJson } from '../read-project-file.ts';
import { openSection } from '../section.ts';

/** Properties of a new site, as far as they can be derived. */
export interface SiteIdentity {
  readonly title: string;
  readonly tagline?: string;
  /** Origin of the site; `undefined` if it is not known. */
  readonly url?: string;
  readonly basePath?: string;
  /** A valid name for an npm package. */
  readonly packageName: string;
}

/**
 * Derives name, description and address from the folder and its `package.json`, if that is
 * readable.
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
    // Some are copied from the heading of a README.
    tagline: text('description')?.replace(/^\s*#+\s+/, ''),
    url: isPage ? url.origin : undefined,
    basePath: isPage && url.pathname !== '/' ? url.pathname.replace(/\/*$/, '/') : undefined,
    packageName: packageName(name),
  };
}

/**
 * Whether an address is that of a repository, which `npm init` uses as the default for `homepage`.
 */
function isRepository({ hostname }: URL): boolean {
  return /(?:^|\.)(?:github|gitlab|bitbucket|npmjs)\.(?:com|org)$/.test(hostname);
}

/** Converts a name to lower-case ASCII, as npm requires. */
function packageName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z\d-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'docs';
}
