import { breakableParts } from '../components/breakable.tsx';

/**
 * Markup in which names in code may wrap, see `Breakable`. In narrow columns, browsers would cut
 * them anywhere.
 *
 * @param html - Rendered Markdown.
 */
export function breakableCode(html: string): string {
  const names = (code: string) =>
    code.replace(/\w[\w.]+/g, (name) => breakableParts(name).join('<wbr/>'));
  return html.replace(/(?<=<code>)[^<]+/g, names);
}
