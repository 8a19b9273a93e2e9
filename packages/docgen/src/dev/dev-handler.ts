import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { LiveSite } from '@docgen/pipeline/live/live-site';
import { servedPaths } from '../serve/find-served-file.ts';
import { type Guard, type GuardedRequest, guardedHandler } from '../serve/guarded-handler.ts';
import { brokenPage, withLiveClient } from './dev-page.ts';
import type { LiveClients } from './live-clients.ts';
import { openableFile } from './live-problem.ts';
import { sentState, updateJson } from './live-update.ts';

export interface DevHandlerInput extends Pick<Guard, 'allowedHosts' | 'onFault'> {
  readonly site: LiveSite;
  readonly clients: LiveClients;
  /** Absolute path of the additional script that pages load. */
  readonly liveClient: string;
  /** Opens `file:line:column` in an editor; resolves to whether there is one. */
  readonly openInEditor: (place: string) => Promise<boolean>;
}

/** Prefix of the paths, below the base path, that `docgen dev` itself answers. */
const HOME = '/__docgen/';

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.json$/, 'application/json; charset=utf-8'],
  [/\.xml$/, 'application/xml; charset=utf-8'],
  [/\.md$/, 'text/markdown; charset=utf-8'],
  [/\.(txt|graphql)$/, 'text/plain; charset=utf-8'],
  [/\.svg$/i, 'image/svg+xml'],
  [/\.png$/i, 'image/png'],
  [/\.woff2$/, 'font/woff2'],
];

/** Answers requests with the pages and files of a live site. */
export function devHandler(input: DevHandlerInput): RequestListener {
  const { site, clients, liveClient, openInEditor } = input;
  const guard = { ...input, basePath: site.basePath, posts: [`${HOME.slice(1)}open`] };
  return guardedHandler(guard, async (guarded) => {
    const { path, query } = guarded;
    if (path.startsWith(HOME)) return answerOwn(guarded, path.slice(HOME.length), query);
    return answerPage(guarded, servedPaths(path));
  });

  async function answerPage(
    guarded: GuardedRequest,
    paths: readonly string[],
  ): Promise<number | undefined> {
    const { request, response } = guarded;
    // Read before the page is drawn: a file that changes meanwhile is then loaded twice rather than
    // missed.
    const files = clients.files();
    const answer = await site.answer(paths);
    switch (answer.kind) {
      case 'file': {
        // Loaded on demand, because setting up its table of media types would delay the first page.
        const { sendFile } = await import('../serve/send-file.ts');
        const realPath = await realpath(answer.from);
        return sendFile(request, response, { path: answer.path, realPath });
      }
      case 'contents':
        return send(guarded, 200, typeOf(answer.path), answer.contents);
      case 'page': {
        const { html, isFound, view } = answer;
        if (view === undefined) return send(guarded, isFound ? 200 : 404, HTML, html);
        const { code } = view;
        const { version } = sentState(view);
        const text = withLiveClient(html, site.basePath(), { version, code, files });
        site.loading();
        return send(guarded, isFound ? 200 : 404, HTML, text);
      }
      default:
        return send(guarded, 500, HTML, brokenPage(site.basePath(), files));
    }
  }

  async function answerOwn(
    guarded: GuardedRequest,
    name: string,
    query: string,
  ): Promise<number | undefined> {
    const { request, response } = guarded;
    const asked = new URLSearchParams(query);
    const at = asked.get('at') ?? undefined;
    switch (name) {
      case 'client.js':
        return send(guarded, 200, typeOf(name), readFileSync(liveClient));
      case 'events': {
        if (request.method === 'HEAD') return send(guarded, 200, 'text/event-stream', '');
        // A browser that connects again asks for the same address, with the version of before.
        const version = request.headers['last-event-id'] ?? asked.get('version') ?? '';
        clients.take(response, at, { version: String(version), files: Number(asked.get('files')) });
        return undefined;
      }
      case 'page': {
        const view = await site.view(servedPaths(at));
        if (view === undefined) return 503;
        return send(guarded, 200, typeOf('.json'), updateJson(sentState(view)));
      }
      case 'open': {
        if (request.method !== 'POST') return 404;
        const place = openableFile(await bodyOf(request), site.diagnostics(), site.projectDir);
        if (place === undefined) return 404;
        response.writeHead((await openInEditor(place)) ? 204 : 501).end();
        return undefined;
      }
      default:
        return 404;
    }
  }
}

const HTML = 'text/html; charset=utf-8';

function typeOf(path: string): string {
  return TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? 'application/octet-stream';
}

function send(
  { request, response }: GuardedRequest,
  status: number,
  type: string,
  contents: string | Uint8Array,
): undefined {
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(contents),
      'Cache-Control': 'no-store',
    })
    .end(request.method === 'HEAD' ? undefined : contents);
}

/** Maximum length of the body that is read, which contains a place, in characters. */
const MAX_BODY = 10_000;

/** @returns `undefined` if the body is not valid JSON or too long. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  // A chunk may end within a character.
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MAX_BODY) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
