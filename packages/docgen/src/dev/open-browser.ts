import { spawn } from 'node:child_process';

/** The program that opens an address, by platform. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  // The first argument in quotes would be the title of a window.
  win32: ['cmd', '/c', 'start', ''],
};

/**
 * Opens an address in the reader's browser. Where there is none, nothing happens: the address stands
 * in the terminal.
 *
 * @param platform - As `process.platform` names it.
 */
export function openBrowser(address: string, platform: string): void {
  const [command = '', ...args] = OPENERS[platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
