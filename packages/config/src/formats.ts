import { routeOfAddress } from '@docgen/core/address';
import { isExternal, isSafeAddress } from '@docgen/core/url';
import { normaliseBasePath } from './base-path.ts';
import { type Check, pathText, reportWrong } from './check.ts';
import { label, textThat } from './combinators.ts';

/** A name that goes into routes and file names. */
export const id = textThat(
  'an id: letters, digits, "-", "_" and ".", starting with a letter or digit',
  (value) => /^[a-z\d][\w.-]*$/i.test(value),
);

/** A route: one leading slash, none at its end; in its normal form. */
export const route: Check<string> = (value, at) => {
  if (typeof value !== 'string' || !/^\/(?!\/)[^?#\s]*$/.test(value)) {
    const hint = typeof value === 'string' && isBareRoute(value) ? `Write "/${value}".` : undefined;
    return reportWrong(value, 'a route that starts with "/"', at, hint);
  }
  return value === '/' ? value : routeOfAddress(value.replace(/\/+$/, ''));
};

/** Where a link leads: a route, with query and fragment if need be, or an outside address. */
export const target: Check<string> = (value, at) => {
  if (typeof value === 'string' && !isSafeAddress(value)) return safeAddress(value, at);
  const right = typeof value === 'string' && (isExternal(value) || /^\/(?!\/)\S*$/.test(value));
  if (right) return isExternal(value) ? value : routeOfAddress(value);
  const hint = typeof value === 'string' && isBareRoute(value) ? `Write "/${value}".` : undefined;
  return reportWrong(
    value,
    'a route that starts with "/" or an address such as "https://…"',
    at,
    hint,
  );
};

/** An address of any kind, such as that of a picture, which does not run in browsers. */
export const address: Check<string> = (value, at) => {
  const text = label(value, at);
  return text === undefined ? undefined : safeAddress(text, at);
};

const safeAddress: Check<string> = (value, at) => {
  if (typeof value !== 'string' || isSafeAddress(value)) return label(value, at);
  at.report({
    code: 'unsafe-address',
    path: at.path,
    message: `${pathText(at.path)} would run as a program in the reader's browser, which docgen does not publish.`,
    hint: 'Write the address of a page or a file.',
  });
  return undefined;
};

/** Origin of a site, without a trailing slash. */
export const origin: Check<string> = (value, at) => {
  const expected = 'an origin such as "https://docs.example.org"';
  if (typeof value !== 'string') return reportWrong(value, expected, at);
  const url = parseUrl(value);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return reportWrong(value, expected, at);
  if (url.pathname !== '/') {
    const hint = `Move the path to basePath: url: "${url.origin}", basePath: "${url.pathname}".`;
    return reportWrong(value, `${expected}, without a path`, at, hint);
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '') {
    return reportWrong(value, `${expected} and nothing more`, at, `Write "${url.origin}".`);
  }
  return url.origin;
};

/** Path that the site is served below, with a slash at both ends. */
export const basePath: Check<string> = (value, at) => {
  const path = typeof value === 'string' ? normaliseBasePath(value) : undefined;
  if (path !== undefined) return path;
  const hint = typeof value === 'string' && isBareRoute(value) ? `Write "/${value}".` : undefined;
  return reportWrong(value, 'a path that starts with "/"', at, hint);
};

/** A language tag. */
export const locale = textThat('a language tag (BCP 47) such as "en" or "pt-BR"', (value) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
});

/** A colour without transparency. */
export const colour = textThat('a colour such as "#2e8555"', (value) =>
  /^#[\da-f]{6}$/i.test(value),
);

/** A Subresource Integrity value. */
export const integrity = textThat('a hash such as "sha384-…" (Subresource Integrity)', (value) =>
  /^sha(256|384|512)-[A-Za-z\d+/]+={0,2}(\s+sha(256|384|512)-[A-Za-z\d+/]+={0,2})*$/.test(value),
);

function isBareRoute(value: string): boolean {
  return /^[^/?#\s:][^\s:]*$/.test(value);
}

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}
