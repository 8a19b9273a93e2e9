import { type Browser, chromium } from 'playwright-core';
import { type BrowserCommand, findBrowsers } from './find-browser.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Tests reach only the site: no other host name resolves.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Starts a browser. */
export function startBrowser({ executablePath, env }: BrowserCommand): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ARGS,
    timeout: 120_000,
    env: { ...process.env, ...env },
  });
}

/**
 * The first browser that actually starts.
 *
 * @throws Error whose message says what to install; its `cause` lists the browsers that were
 *   tried.
 */
export async function workingBrowser(
  commands: AsyncIterable<BrowserCommand> | Iterable<BrowserCommand> = findBrowsers(),
): Promise<BrowserCommand> {
  const failures: string[] = [];
  try {
    for await (const command of commands) {
      try {
        await (await startBrowser(command)).close();
        return command;
      } catch (error) {
        failures.push(`${command.origin}, ${command.executablePath}: ${String(error)}`);
      }
    }
  } catch (error) {
    failures.push(String(error));
  }
  throw new Error(
    'The browser tests need Chrome or Chromium and none starts here: install one (for example with "apt-get install chromium"), or set CHROME_PATH to the executable of one that works.',
    { cause: new Error(failures.join('\n')) },
  );
}
