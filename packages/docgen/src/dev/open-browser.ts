import { spawn } from 'node:child_process';

/** The command that opens a URL, by platform. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  // The first quoted argument would be taken as a window title.
  win32: ['cmd', '/c', 'start', ''],
};

/**
 * Opens a URL in the user's browser. Failures are ignored, because the URL is printed in the
 * terminal.
 *
 * @param platform - A value of `process.platform`.
 */
export function openBrowser(address: string, platform: string): void {
  const [command = '', ...args] = OPENERS[platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
