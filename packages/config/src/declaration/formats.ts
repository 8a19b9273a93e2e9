import {
  decodePath,
  encodePath,
  routeOfAddress,
  splitAddress,
} from '@docgen/core/addresses/address';
import { isExternal, isSafeAddress } from '@docgen/core/addresses/url';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { EXPLORER_VALUES } from '@docgen/core/schema/explorer-address';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { inWords } from '@docgen/core/strings/in-words';
import { TEXTS } from '@docgen/core/texts/texts';
import * as v from 'valibot';
import { isPath, normaliseBasePath } from '../base-path.ts';
import { mustBe } from './message.ts';
import { label, textThat } from './values.ts';

/** An id, which is used in routes and file names. */
export const id = textThat(
  'an id: letters, digits, "-", "_" and ".", starting with a letter or digit',
  (value) => /^[a-z\d][\w.-]*$/i.test(value),
);

/** An argument. The lookahead prevents backtracking in its value, which takes exponential time. */
const ARGUMENT = /\w+:\s*(?:"[^"\\]*"|[\w.-]+(?![\w.-]))/.source;
const APPLIED_DIRECTIVE = new RegExp(`^@\\w+(?:\\(\\s*${ARGUMENT}(?:,?\\s*${ARGUMENT})*\\s*\\))?$`);

/** An applied directive, including its arguments. */
export const appliedDirective = textThat(
  'a directive such as "@inaccessible" or "@tag(name: \\"internal\\")"',
  (value) => APPLIED_DIRECTIVE.test(value),
);

/** A schema coordinate, or a pattern of one as `namePattern` takes it. */
export const coordinatePattern = textThat(
  'a schema coordinate such as "Order", "Order.debug*", "Query.order(id:)" or "@audited"',
  (value) => /^(?:@?[a-z_*][\w*]*|[\w*]+\.[\w*]+)(?:\((?:[\w*]+:\)|[\w*]*\*\)?))?$/i.test(value),
  (value) => {
    const argument = /^(.*\(\w+)\)?$/.exec(value)?.[1];
    return argument === undefined ? severalNames(value) : `Write "${argument}:)".`;
  },
);

/** The name of an operation, type or directive, or a pattern of one as `namePattern` takes it. */
export const definitionPattern = textThat(
  'the name of an operation, type or directive, such as "createOrder" or "Order*"',
  (value) => /^[a-z_*][\w*]*$/i.test(value),
  (value) => {
    const directive = /^@(\w+)$/.exec(value)?.[1];
    return directive === undefined ? severalNames(value) : `Write "${directive}", without "@".`;
  },
);

/** Advice for names that are separated by something other than the items of a list. */
function severalNames(value: string): string {
  const names = value.split(/[\s|,]+/).filter((name) => name !== '');
  return names.length > 1
    ? `Make each name an item of the list: ${names.map((name) => JSON.stringify(name)).join(', ')}.`
    : '"*" matches any part of a name; no other character has a special meaning.';
}

/**
 * A name of a header (RFC 9110, 5.1), without characters that are special in shells. The content
 * type is excluded, because it follows from the request.
 */
export const headerName = textThat(
  'the name of a header, such as "Authorization"',
  (value) => /^[a-z\d][\w.-]*$/i.test(value) && !isContentType(value),
  (value) =>
    isContentType(value) ? 'Remove it: the commands already send the right one.' : undefined,
);

function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

/** A value of a header (RFC 9110, 5.5), ASCII only. */
export const headerValue = textThat(
  'the value of a header: ASCII characters on one line, without spaces around them',
  (value) => /^[!-~](?:[ -~]*[!-~])?$/.test(value),
);

/** Names in the address of an explorer. */
const NAMES_IN_BRACES = /\{([\w -]*)\}/g;

const aUrl = 'a URL such as "https://docs.example.org/"';

/** An absolute URL of HTTP, without a query and fragment. */
export const baseUrl = v.pipe(
  textThat(
    aUrl,
    (value) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value),
    (value) =>
      /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(value)
        ? `Write "https://${withoutQuery(value)}".`
        : undefined,
  ),
  v.check(
    (value) => withoutQuery(value) === value,
    mustBe('a URL without a query and fragment', (value) => `Write "${withoutQuery(value)}".`),
  ),
);

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** Address of an explorer: an external one that takes at least the operation. */
export const explorer = v.pipe(
  textThat(
    'a URL such as "https://api.example.org/graphiql?query={operation}"',
    // Values are encoded, which hosts cannot be.
    (value) =>
      /^https?:\/\//i.test(value) && URL.canParse(value.replaceAll(NAMES_IN_BRACES, '%20')),
  ),
  v.check(
    (value) => unknownName(value) === undefined,
    mustBe(`a URL with no other names in braces than ${inWords(EXPLORER_VALUES)}`, (value) =>
      didYouMean(unknownName(value) ?? '', EXPLORER_VALUES),
    ),
  ),
  v.check(
    (value) => namesIn(value).includes('operation'),
    mustBe('a URL that contains "{operation}" in place of the operation'),
  ),
);

/** The names in braces, without them. */
function namesIn(address: string): string[] {
  return Array.from(address.matchAll(NAMES_IN_BRACES), ([, name = '']) => name);
}

function unknownName(address: string): string | undefined {
  const known: readonly string[] = EXPLORER_VALUES;
  return namesIn(address).find((name) => !known.includes(name));
}

/** A route: one leading slash, no trailing slash; normalised. */
export const route = v.pipe(
  textThat('a route that starts with "/"', isPath, asRoute),
  v.transform((value) => (value === '/' ? value : routeOfAddress(value.replace(/\/+$/, '')))),
);

/** The old route of a redirect: one route, without the placeholders of hosts. */
export const oldRoute = v.pipe(
  textThat(
    'one route, without patterns',
    (value) => !/\*|\/:[a-z]/i.test(value),
    () =>
      'Write an entry for each old route, or configure the pattern on your host. For the character "*" itself, write "%2A".',
  ),
  route,
);

/** A route below another one. It may start with a slash. */
export const slug = textThat(
  'a route without "." and ".."',
  (value) => value.trim() !== '' && !hasDots(value),
);

/** One or several folders of a route, or none: no slash at either end; normalised. */
export const folders = v.pipe(
  textThat(
    'folders without a slash at either end, and without "..", such as "operations", or ""',
    (value) => /^(?:[^/?#\s]+(?:\/[^/?#\s]+)*)?$/.test(value) && !hasDots(value),
  ),
  v.transform((value) => routeOfAddress(`/${value}`).slice(1)),
);

/** Whether a path has a folder that browsers resolve, percent-encoded or not. */
function hasDots(path: string): boolean {
  return /(?:^|\/)\.+(?:\/|$)/.test(decodePath(path));
}

const safe = v.check(
  isSafeAddress,
  "would run as a script in the reader's browser, so docgen does not publish it.\nWrite the address of a page or a file.",
);

const mustBeTarget = mustBe(
  'a route that starts with "/" or an address such as "https://…"',
  asRoute,
);
/** Target of a link: a route, which may have a query and fragment, or an external address. */
export const target = v.pipe(
  v.string(mustBeTarget),
  safe,
  v.check((value) => isExternal(value) || isAddress(value), mustBeTarget),
  v.transform((value) => (isExternal(value) ? value : routeOfAddress(value))),
);

/** Whether a value is a path, possibly with a query and fragment. */
function isAddress(value: string): boolean {
  return isPath(splitAddress(value)[0]) && !/\s/.test(value);
}

/** Any address, such as that of an image, except those that run as scripts in browsers. */
export const address = v.pipe(label, safe);

/**
 * Address of a file that every page uses. An address in the site is relative to the root of the
 * site, with or without a leading slash, because pages are in folders of different depths.
 */
export const siteAddress = v.pipe(
  address,
  v.transform((value) => {
    return isExternal(value) || value.startsWith('/') ? value : `/${value.replace(/^\.\//, '')}`;
  }),
);

const anOrigin = 'an origin such as "https://docs.example.org"';

/** Origin of a site, without a trailing slash. */
export const origin = v.pipe(
  textThat(
    anOrigin,
    (value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
    (value) => (/^[\w-]+(?:\.[\w-]+)+\/?$/.test(value) ? `Write "https://${value}".` : undefined),
  ),
  v.check(
    (value) => parseUrl(value)?.pathname === '/',
    mustBe(`${anOrigin}, without a path`, (value) => {
      const url = new URL(value);
      return `Move the path to basePath: url: "${url.origin}", basePath: "${url.pathname}".`;
    }),
  ),
  v.check(
    (value) => {
      const { search, hash, username } = new URL(value);
      return `${search}${hash}${username}` === '';
    },
    mustBe(`${anOrigin} and nothing more`, (value) => `Write "${new URL(value).origin}".`),
  ),
  v.transform((value) => new URL(value).origin),
);

/** Path that the site is served below, with a slash at both ends. */
export const basePath = v.pipe(
  textThat(
    'a path that starts with "/"',
    (value) => normaliseBasePath(value) !== undefined,
    asRoute,
  ),
  v.transform((value) => normaliseBasePath(value) ?? value),
);

/** A text of docgen, in English. The title is the name of its type in the published types. */
export const englishText = v.pipe(
  v.picklist(
    TEXTS,
    mustBe('a text of docgen in English', (value) => didYouMean(value, TEXTS)),
  ),
  v.title('Text'),
);

/** A language tag. */
export const locale = textThat(
  'a language tag (BCP 47) such as "en" or "pt-BR"',
  isLanguageTag,
  (value) => {
    const tag = value.replaceAll('_', '-').replace(/\..*$/, '');
    return isLanguageTag(tag) ? `Write "${tag}".` : undefined;
  },
);

function isLanguageTag(value: string): boolean {
  return orUndefined(() => Intl.getCanonicalLocales(value))?.length === 1;
}

/** A colour without transparency. */
export const colour = textThat('a colour such as "#3f48cc"', (value) =>
  /^#[\da-f]{6}$/i.test(value),
);

/** A Subresource Integrity value. */
export const integrity = textThat('a hash such as "sha384-…" (Subresource Integrity)', (value) =>
  /^sha(256|384|512)-[A-Za-z\d+/]+={0,2}(\s+sha(256|384|512)-[A-Za-z\d+/]+={0,2})*$/.test(value),
);

function asRoute(value: string): string | undefined {
  if (/^[^/?#\s:][^\s:]*$/.test(value)) return `Write "/${value}".`;
  if (/^\/(?!\/)\S.* /.test(value))
    return `It contains a space: write "${value.trim().replaceAll(' ', '%20')}".`;
  const isDotted = /^\/(?!\/)\S+$/.test(value) && !isPath(splitAddress(value)[0]);
  // Before queries and fragments, which are allowed in the targets of links.
  if (isDotted) return `Write it without "." and "..": "${resolved(value)}".`;
  const [, path, mark] = /^(\/(?!\/)[^?#\s]*)([?#])\S*$/.exec(value) ?? [];
  if (mark === undefined) return undefined;
  return `A route has no query and no fragment: write "${path}", or "${encodePath(mark)}" for the character "${mark}".`;
}

/** An address without the segments `.` and `..` in its path, as browsers resolve them. */
function resolved(address: string): string {
  const [path, rest] = splitAddress(address);
  return routeOfAddress(new URL(path, 'https://docs.example.org').pathname) + rest;
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
