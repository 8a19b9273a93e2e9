import { region } from './region.ts';

/**
 * Describes an authored page in a form that people can review: a comment with the page's head and
 * script, followed by the article with one block element per line, indented. Left out are the
 * buttons that copy code, the script of grouped tabs, KaTeX's second notation of each formula, and
 * the drawing of diagrams except for their texts and colours.
 *
 * @param html - The document.
 */
export function describeArticle(html: string): string {
  const { article, head = [], stylesheets = [], title } = pageData(html);
  const facts = [
    `title: ${title}`,
    `script: ${article?.module.replace(/-\w+\.js$/, '') ?? 'none'}`,
    ...stylesheets.map(({ href }) => `stylesheet: ${href.replace(/@[\d.]+/, '')}`),
    ...head.map((element) => `head: ${JSON.stringify(element)}`),
  ];
  return `<!--\n${facts.join('\n')}\n-->\n${indented(shortened(region(html, 'article')))}\n`;
}

interface PageData {
  readonly title: string;
  readonly head?: readonly unknown[];
  readonly stylesheets?: readonly { readonly href: string }[];
  readonly article?: { readonly module: string };
}

function pageData(html: string): PageData {
  const data = /data-page='([^']*)'/.exec(html.slice(html.indexOf('<body>')))?.[1] ?? '';
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return { title, ...(JSON.parse(data) as Omit<PageData, 'title'>) };
}

function shortened(html: string): string {
  const ids = new Map<string, string>();
  return withoutElements(html, '<span class="katex-html"')
    .replace(/<button class="copy-button"[^>]*><\/button>/g, '')
    .replace(/<script>\(\(t,v\).*?<\/script>/gs, '<script>…</script>')
    .replace(/<svg [^>]*\bid="[^>]*>.*?<\/svg>/gs, partsOfDrawing)
    .replace(/aria-labelledby="m[\da-f]+-t"/g, 'aria-labelledby="…"')
    .replace(/_R_\w*_/g, (id) => {
      const short = ids.get(id) ?? `tabs${ids.size + 1}`;
      ids.set(id, short);
      return short;
    });
}

/** Removes every element whose HTML begins with a text, such as `<span class="a"`. */
function withoutElements(html: string, beginning: string): string {
  const name = /^<(\w+)/.exec(beginning)?.[1];
  let rest = html;
  for (let start = rest.indexOf(beginning); start >= 0; start = rest.indexOf(beginning)) {
    let depth = 0;
    for (const { 0: tag, index } of rest
      .slice(start)
      .matchAll(new RegExp(`</?${name}\\b[^>]*>`, 'g'))) {
      depth += tag.startsWith('</') ? -1 : 1;
      if (depth > 0) continue;
      rest = rest.slice(0, start) + rest.slice(start + index + tag.length);
      break;
    }
  }
  return rest;
}

/** The texts and colours of a diagram. Colours are tokens, or a value for each colour mode. */
function partsOfDrawing(svg: string): string {
  const texts = [...svg.matchAll(/>([^<>]+)</g)].map(([, text]) => text?.trim());
  const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  return `<svg>${texts.join(' | ')}; ${[...new Set(colours)].sort().join(' ')}</svg>`;
}

const BLOCKS =
  /<\/?(?:address|article|blockquote|button|dd|details|div|dl|dt|figure|h[1-6]|hr|iframe|input|li|ol|p|picture|pre|script|section|summary|svg|table|tbody|td|th|thead|tr|ul|video)\b[^>]*>/g;

const VOID = /^<(?:hr|input)\b|\/>$/;

/** Puts every block element on a separate line, indented. The content of `<pre>` is not changed. */
function indented(html: string): string {
  const lines: string[] = [];
  let depth = 0;
  const write = (text: string) => {
    const trimmed = text.trim();
    if (trimmed !== '') lines.push('  '.repeat(depth) + trimmed);
  };
  for (const part of html.split(/(<pre\b.*?<\/pre>)/gs)) {
    if (part.startsWith('<pre')) {
      lines.push(part);
      continue;
    }
    let end = 0;
    for (const { 0: tag, index } of part.matchAll(BLOCKS)) {
      write(part.slice(end, index));
      if (tag.startsWith('</')) depth -= 1;
      write(tag);
      if (!tag.startsWith('</') && !VOID.test(tag)) depth += 1;
      end = index + tag.length;
    }
    write(part.slice(end));
  }
  return joinShort(lines).join('\n');
}

/** Joins `<p>`, its text and `</p>` into one line. */
function joinShort(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const [opening, text = ''] = joined.slice(-2);
    const name = /^<\/(\w+)>$/.exec(line.trim())?.[1];
    const opens = (candidate: string | undefined) =>
      name !== undefined && new RegExp(`^ *<${name}\\b[^<>]*>$`).test(candidate ?? '');
    if (opens(text)) joined.splice(-1, 1, text + line.trim());
    else if (opens(opening) && !/^\s*<pre/.test(text) && !text.includes('\n'))
      joined.splice(-2, 2, opening + text.trim() + line.trim());
    else joined.push(line);
  }
  return joined;
}
