import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ id: string, title: string, text: string }} Section
 * @typedef {{ route: string, sections: readonly Section[] }} Page
 * @typedef {{ address: string, name: string, page: string, text: string }} Found a section, by address
 * @typedef {object} Engine
 * @property {(query: string) => Promise<readonly string[]>} ask addresses, best first
 * @property {() => number} loaded bytes, compressed, since `forget`
 * @property {() => Promise<void>} forget makes the next query a first one
 * @property {() => Promise<void>} [end]
 *
 * @typedef {(tools: { load: (name: string) => Promise<any> }) => (pages: readonly Page[]) => Promise<Engine>} EngineMaker
 */

const HITS = 50;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const SEAM = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const BOOST = { name: 6, page: 3, text: 1 };

/** @param {string} text */
const words = (text) => text.match(WORD) ?? [];
/** @param {string} word */
const term = (word) => word.replaceAll('_', '').toLowerCase();
/** Words, and the parts of camel-case words. @param {string} text @returns {string[]} */
const terms = (text) =>
  words(text).flatMap((word) =>
    [...new Set([word, ...word.split(SEAM)].map(term))].filter(Boolean),
  );

/** @param {readonly Page[]} pages @returns {Found[]} */
const sectionsOf = (pages) =>
  pages.flatMap(({ route, sections }) =>
    sections.map(({ id, title, text }, index) => ({
      address: id === '' ? route : `${route}#${id}`,
      name: title,
      page: index === 0 ? '' : (sections[0]?.title ?? ''),
      text,
    })),
  );

/** An index that is loaded as a whole. @param {string} text @param {Engine['ask']} ask @returns {Engine} */
const inMemory = (text, ask) => {
  const size = gzipSync(text, { level: 9 }).length;
  return { ask, loaded: () => size, forget: async () => {} };
};

/** @type {EngineMaker} */
const minisearch =
  ({ load }) =>
  async (pages) => {
    const { default: MiniSearch } = await load('minisearch');
    const index = new MiniSearch({
      fields: ['name', 'page', 'text'],
      tokenize: (/** @type {string} */ text, /** @type {string} */ field) =>
        field === undefined ? words(text).map(term) : terms(text),
    });
    const sections = sectionsOf(pages);
    index.addAll(sections.map((section, id) => ({ id, ...section })));
    const options = { prefix: true, fuzzy: 0.2, boost: BOOST };
    return inMemory(JSON.stringify(index), async (query) =>
      index
        .search(query, options)
        .slice(0, HITS)
        .map((/** @type {{ id: number }} */ { id }) => sections[id]?.address ?? ''),
    );
  };

/** @type {EngineMaker} */
const orama =
  ({ load }) =>
  async (pages) => {
    const { create, insert, save, search } = await load('@orama/orama');
    const tokenizer = {
      language: 'english',
      normalizationCache: new Map(),
      tokenize: (/** @type {string} */ text) => [...new Set(terms(text))],
    };
    const schema = { name: 'string', page: 'string', text: 'string' };
    const index = create({ schema, components: { tokenizer } });
    const sections = sectionsOf(pages);
    for (const [id, { name, page, text }] of sections.entries()) {
      insert(index, { id: String(id), name, page, text });
    }
    return inMemory(JSON.stringify(save(index)), async (query) => {
      const { hits } = await search(index, {
        term: query,
        limit: HITS,
        tolerance: 1,
        boost: BOOST,
      });
      return hits.map(
        (/** @type {{ id: string }} */ { id }) => sections[Number(id)]?.address ?? '',
      );
    });
  };

/** @type {EngineMaker} */
const flexsearch =
  ({ load }) =>
  async (pages) => {
    const { default: FlexSearch } = await load('flexsearch');
    const fields = /** @type {const} */ (['name', 'page', 'text']);
    const index = new FlexSearch.Document({
      document: {
        id: 'id',
        index: fields.map((field) => ({ field, tokenize: 'forward', encode: terms })),
      },
    });
    const sections = sectionsOf(pages);
    for (const [id, section] of sections.entries()) index.add({ id, ...section });
    let text = '';
    await index.export((/** @type {string} */ _, /** @type {string} */ part) => {
      text += part ?? '';
    });
    return inMemory(text, async (query) => {
      /** @type {Map<number, number>} */
      const scores = new Map();
      for (const { field, result } of index.search(query, { limit: HITS, suggest: true })) {
        for (const [rank, id] of result.entries()) {
          const boost = BOOST[/** @type {keyof typeof BOOST} */ (field)];
          scores.set(id, (scores.get(id) ?? 0) + boost / (1 + rank / 10));
        }
      }
      const best = [...scores].sort(([, a], [, b]) => b - a).slice(0, HITS);
      return best.map(([id]) => sections[id]?.address ?? '');
    });
  };

/** docgen's search, from its sources. @type {EngineMaker} */
const docgen =
  ({ load }) =>
  async (pages) => {
    const { indexSite, openIndex, search } = await load('docgen');
    /** @type {ReadonlyMap<string, string>} */
    const files = indexSite(pages);
    let loaded = 0;
    const open = () =>
      openIndex(async (/** @type {string} */ path) => {
        const text = files.get(path) ?? '';
        loaded += gzipSync(text, { level: 9 }).length;
        return JSON.parse(text);
      });
    let index = await open();
    return {
      async ask(query) {
        const found = await search(index, query);
        return found.pages.flatMap(
          (/** @type {{ page: Page, sections: readonly Section[] }} */ { page, sections }) =>
            sections.map(({ id }) => (id === '' ? page.route : `${page.route}#${id}`)),
        );
      },
      loaded: () => loaded,
      async forget() {
        loaded = 0;
        index = await open();
      },
    };
  };

/** Runs in a browser, because its index is read by WebAssembly. @type {EngineMaker} */
const pagefind =
  ({ load }) =>
  async (pages) => {
    const { createIndex, close } = await load('pagefind');
    const { index } = await createIndex();
    for (const { route, sections } of pages) {
      const parts = sections.map(({ id, title, text }, at) => {
        const tag = at === 0 ? 'h1' : `h2 id="${escaped(id)}" data-pagefind-weight="7"`;
        return `<${tag}>${escaped(title)}</${tag.slice(0, 2)}><p>${escaped(text)}</p>`;
      });
      const content = `<html lang="en"><body>${parts.join('')}</body></html>`;
      await index.addHTMLFile({ url: route, content });
    }
    const { files } = await index.getFiles();
    /** @type {Map<string, Uint8Array>} */
    const byPath = new Map(
      files.map((/** @type {{ path: string, content: Uint8Array }} */ file) => [
        `/${file.path}`,
        file.content,
      ]),
    );
    let loaded = 0;
    const server = createServer(({ url = '/' }, response) => {
      const path = url.replace(/\?.*/, '');
      const content = byPath.get(path);
      if (content !== undefined)
        loaded += /\.js(on)?$/.test(path) ? gzipSync(content).length : content.length;
      response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
      response.end(content ?? '<html lang="en"></html>');
    }).listen(0);
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const { openBrowser } = await load('docgen');
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    return {
      ask: (query) => page.evaluate(askPagefind, query),
      loaded: () => loaded,
      async forget() {
        loaded = 0;
        await page.reload();
      },
      async end() {
        await browser.close();
        server.close();
        await close();
      },
    };
  };

/** Runs in the page. @param {string} query */
async function askPagefind(query) {
  const path = '/pagefind.js';
  const { search } = await import(path);
  const { results } = await search(query);
  const found = await Promise.all(
    results.slice(0, 10).map((/** @type {{ data: () => Promise<any> }} */ result) => result.data()),
  );
  return found.flatMap(({ sub_results }) =>
    sub_results.map((/** @type {{ url: string }} */ { url }) => url),
  );
}

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @type {Readonly<Record<string, EngineMaker>>} */
export const ENGINES = { docgen, minisearch, orama, flexsearch, pagefind };
