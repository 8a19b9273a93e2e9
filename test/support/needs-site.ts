/** Whether a test file needs what `built-site.ts` builds. @param file - Path with `/`. */
export function needsSite(file: string): boolean {
  return /\/test\/(?:browser|site|visit)\//.test(file);
}
