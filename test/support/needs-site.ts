/** Whether tests need what `built-site.ts` builds, by the path of their file. */
export function needsSite(file: string): boolean {
  return /\/test\/(?:browser|site|visit)\//.test(file);
}
