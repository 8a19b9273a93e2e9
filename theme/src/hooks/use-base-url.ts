import { useHref } from '@docgen/runtime/site-context';

/** The address of a route or static file with the site's base path in front. */
export function useBaseUrl(path: string): string {
  return useHref()(path);
}
