/** A `click` or `link` statement up to the address of its link, and the address. */
const STATEMENT =
  /((?:^|;)[^\S\n]*(?:click|link)[^\S\n]+[^\s";]+[^\S\n]+(?:href[^\S\n]+)?")([^"\n]+)/gm;

/** The addresses of links in a Mermaid diagram, with the number of lines above each of them. */
export function clickAddresses(
  code: string,
): { readonly written: string; readonly below: number }[] {
  return code.split('\n').flatMap((text, below) => {
    return Array.from(text.matchAll(STATEMENT), ([, , written = '']) => ({ written, below }));
  });
}

/** Replaces the addresses of links in the text of a Mermaid diagram. */
export function mapClickAddresses(code: string, resolved: (written: string) => string): string {
  return code.replace(STATEMENT, (_, start: string, written: string) => start + resolved(written));
}
