/**
 * How long a page waits for a stylesheet, in milliseconds: without its styles, its layout would
 * shift.
 */
const PATIENCE = 1000;

/** Attributes that contain addresses of files. */
const ATTRIBUTES = ['src', 'href', 'poster', 'data', 'srcset'] as const;

/**
 * Reloads files where the document shows them: images, stylesheets, the icon.
 *
 * @param hrefs - Their addresses.
 * @returns False if one is a script, which only runs again when the document is reloaded.
 */
export function renewFiles(hrefs: readonly string[]): boolean {
  const changed = new Set(hrefs);
  // The same for all elements that show a file, so that it is loaded once, and preloads match.
  const time = Math.round(performance.now());
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(
      `:is(img,source,link,video,audio,object,script,embed)[${name}]`,
    )) {
      const written = element.getAttribute(name) ?? '';
      const renewed = written.replace(/[^\s,]+/g, (href) => renewedHref(href, changed, time));
      if (renewed === written) continue;
      if (element instanceof HTMLScriptElement) return false;
      if (element instanceof HTMLLinkElement && element.rel === 'stylesheet') {
        void replaceStylesheet(element, renewed);
      } else {
        element.setAttribute(name, renewed);
      }
    }
  }
  return true;
}

function renewedHref(href: string, changed: ReadonlySet<string>, time: number): string {
  if (!URL.canParse(href, document.baseURI)) return href;
  const url = new URL(href, document.baseURI);
  if (url.origin !== location.origin || !changed.has(url.pathname)) return href;
  return `${url.pathname}?changed=${time}`;
}

/**
 * Replaces stylesheets with others.
 *
 * @param before - Addresses of the current ones.
 * @param after - Addresses of the new ones.
 */
export async function renewStyles(
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const linkOf = (href: string) =>
    document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  const come = after.filter((href) => !before.includes(href));
  const gone = before.filter((href) => !after.includes(href)).flatMap((href) => linkOf(href) ?? []);
  await Promise.all(
    come.map((href, index) => {
      const place = gone[index];
      return place === undefined ? undefined : replaceStylesheet(place, href);
    }),
  );
}

/** Keeps the old stylesheet until the new one has loaded. */
function replaceStylesheet(link: HTMLLinkElement, href: string): Promise<void> {
  return new Promise((resolve) => {
    const renewed = link.cloneNode() as HTMLLinkElement;
    const replace = () => {
      link.remove();
      resolve();
    };
    renewed.onload = replace;
    renewed.onerror = replace;
    setTimeout(replace, PATIENCE);
    renewed.href = href;
    link.after(renewed);
  });
}
