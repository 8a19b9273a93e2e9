import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether a request is addressed to this server. A page of another site can make its own host name
 * resolve to this machine (DNS rebinding) and could then read everything that is served here, but
 * the `Host` header still contains that name. Therefore, only names of this machine and names given
 * by the user are accepted.
 *
 * @param authority - `Host` of the request, with or without a port.
 * @param allowed - Names and addresses given by the user. A name with a leading dot includes its
 *   subdomains.
 * @param localAddress - Address of this machine that the connection arrived at. Outside of the
 *   loopback interface every IP address is accepted, because an address cannot be rebound.
 */
export function isAllowedHost(
  authority: string,
  allowed: readonly string[],
  localAddress: string | undefined,
): boolean {
  const name = hostnameOf(authority);
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)) return true;
  if (allowed.some((pattern) => matches(name, pattern.toLowerCase()))) return true;
  return isIP(name) !== 0 && !isLoopback(localAddress ?? '');
}

/**
 * Whether a request comes from a page of this server. Browsers send the page's origin with requests
 * from scripts of other sites. It is `null` for sandboxed frames and local files.
 */
export function isOwnOrigin(origin: string | undefined, authority: string): boolean {
  if (origin === undefined) return true;
  const match = /^https?:\/\/[^/]+$/i.exec(origin);
  if (match === null || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${authority}`;
  return URL.canParse(own) && new URL(own).host === host;
}

function hostnameOf(authority: string): string | undefined {
  const [, ipv6, name] =
    /^(?:\[([0-9a-f:.]+)\]|([^\s:@/\\[\]]+?)\.?)(?::\d{0,5})?$/i.exec(authority) ?? [];
  return (ipv6 ?? name)?.toLowerCase();
}

function matches(name: string, pattern: string): boolean {
  if (pattern.startsWith('.')) return name.endsWith(pattern) || name === pattern.slice(1);
  return name === pattern;
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && LOOPBACK.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
