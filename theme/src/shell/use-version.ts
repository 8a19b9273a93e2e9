import { STORED_VERSION } from '@docgen/core/versions/stored-version';
import { useSite } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect, useState } from 'react';
import { recall } from '../remember.ts';

/**
 * Id of the reader's version: that of the page, or on pages of all versions the one chosen last,
 * else the first; `undefined` on sites without versions.
 */
export function useVersion(page: PageMeta): string | undefined {
  const { versions = [] } = useSite();
  const [chosen, setChosen] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader may have chosen on the previous page
  useEffect(() => setChosen(recall(STORED_VERSION)), [page]);
  return page.version ?? (versions.find(({ id }) => id === chosen) ?? versions[0])?.id;
}
