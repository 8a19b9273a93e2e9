import { decodePath, splitAddress } from '@docgen/core/addresses/address';
import { isExternal } from '@docgen/core/addresses/url';
import type { SiteConfig } from '@docgen/core/config';
import type { KeyPath } from '@docgen/core/diagnostics/key-path';

/** A file in a static folder that the configuration refers to by its address. */
export interface PublishedFile {
  readonly key: KeyPath;
  readonly address: string;
  /** Output path. */
  readonly path: string;
}

/** The images that are on every page, except those from other sites. */
export function publishedFiles({ favicon, logo }: SiteConfig): PublishedFile[] {
  const named: readonly (readonly [KeyPath, string | undefined])[] = [
    [['favicon'], favicon],
    [['logo', 'light'], logo?.light],
    [['logo', 'dark'], logo?.dark],
  ];
  return named.flatMap(([key, address]) => {
    if (address === undefined || isExternal(address)) return [];
    return [{ key, address, path: decodePath(splitAddress(address)[0]).replace(/^\//, '') }];
  });
}
