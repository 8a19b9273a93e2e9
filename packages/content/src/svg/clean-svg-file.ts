import { orUndefined } from '@docgen/core/basics/or-undefined';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import { Parser } from 'htmlparser2';
import { cleanCss } from './clean-css.ts';
import { expandEntities } from './expand-entities.ts';
import { cleanAttribute, isActiveElement, localName } from './svg-rules.ts';

/**
 * Anything that runs or loads something needs one of these. A file without them is left unchanged.
 */
const SUSPICIOUS =
  /script|xhtml|href|src|url|import|image|foreign|handler|base|\bon|[&\\]|<!|<\?xml-/i;

/**
 * Cleans an SVG file that is published as a file: removes anything that would run as a script when
 * a reader opens it directly, and anything that would be loaded from elsewhere.
 *
 * @param contents - Bytes of the file, in the encoding that it declares.
 * @returns The same bytes if there is nothing to clean; otherwise XML in UTF-8.
 */
export function cleanSvgFile(contents: Uint8Array): Uint8Array {
  const source = decoded(contents);
  if (!SUSPICIOUS.test(source)) return contents;
  const output: string[] = [];
  /** Depth inside elements that are left out. */
  let omitted = 0;
  let style: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = localName(name);
        const animated = attributes.attributeName;
        if (omitted > 0 || isActiveElement(element, animated) || style !== undefined) {
          omitted += 1;
          return;
        }
        output.push(`<${name}${written(element, attributes)}>`);
        if (/^style$/i.test(element)) style = '';
      },
      ontext(text) {
        if (omitted > 0) return;
        if (style !== undefined) style += text;
        else output.push(escapeMarkup(text));
      },
      onclosetag(name) {
        if (omitted > 0) {
          omitted -= 1;
          return;
        }
        if (style !== undefined) output.push(escapeMarkup(cleanCss(style)));
        style = undefined;
        output.push(`</${name}>`);
      },
      oncomment(text) {
        if (omitted === 0 && style === undefined) {
          output.push(`<!--${text.replace(/-+(?=-|$)|^-*>/g, '')}-->`);
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(expandEntities(source));
  return new TextEncoder().encode(output.join('').trimStart());
}

function written(element: string, attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const isNamespace = /^xmlns(:|$)/.test(name);
      const kept = isNamespace ? value : cleanAttribute(element, localName(name), value);
      return kept === undefined ? '' : ` ${name}="${escapeMarkup(kept)}"`;
    })
    .join('');
}

/**
 * Decodes by the byte order mark, else by the XML declaration, else as UTF-8 (XML 1.0, appendix F).
 */
function decoded(contents: Uint8Array): string {
  const [first, second] = contents;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(contents);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(contents);
  const text = new TextDecoder().decode(contents);
  const [, name] = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(text) ?? [];
  if (name === undefined || /^utf-?8$/i.test(name)) return text;
  return orUndefined(() => new TextDecoder(name).decode(contents)) ?? text;
}
