import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to start one browser. */
export interface BrowserCommand {
  /** Where the command comes from, for messages. */
  readonly origin: string;
  readonly executablePath: string;
  /** Variables that the browser needs beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface FindBrowserOptions {
  /** @default process.env */
  readonly env?: Readonly<NodeJS.ProcessEnv>;
  /** @default process.platform */
  readonly platform?: NodeJS.Platform;
  /** False to pretend that no browser is installed; `CHROME_PATH` counts all the same. @default true */
  readonly installed?: boolean;
}

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
];

/**
 * The browsers that the tests may use, best first: `CHROME_PATH`; on Linux the headless Chromium of
 * `@sparticuz/chromium`, the same with the same fonts on every machine, which takes two thirds of the
 * time that a whole browser takes; installed ones on `PATH` and in the usual places. Whether one
 * starts is for the caller to find out.
 *
 * @throws At the end, why the packaged one could not be unpacked.
 */
export async function* findBrowsers({
  env = process.env,
  platform = process.platform,
  installed = true,
}: FindBrowserOptions = {}): AsyncGenerator<BrowserCommand> {
  if (env.CHROME_PATH) yield { origin: 'CHROME_PATH', executablePath: env.CHROME_PATH };
  const packaged = platform === 'linux' ? await Promise.allSettled([unpackChromium()]) : [];
  for (const each of packaged) if (each.status === 'fulfilled') yield each.value;
  const places = installed ? [...placesOnPath(env, platform), ...usualPlaces(env, platform)] : [];
  for (const executablePath of new Set(places.filter(isExecutable))) {
    yield { origin: 'installed', executablePath };
  }
  for (const each of packaged) if (each.status === 'rejected') throw each.reason;
}

function placesOnPath(env: Readonly<NodeJS.ProcessEnv>, platform: NodeJS.Platform): string[] {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

function usualPlaces(env: Readonly<NodeJS.ProcessEnv>, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') {
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) =>
        join(folder, `${name}.app/Contents/MacOS/${name}`),
      ),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder === undefined
        ? []
        : ['Google/Chrome', 'Chromium'].map((name) => join(folder, name, 'Application/chrome.exe')),
    );
  }
  return [
    ...NAMES.map((name) => join('/usr/bin', name)),
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/usr/lib64/chromium-browser/chromium-browser',
  ];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks the packaged Chromium. The package is made for cloud functions: told that it runs in
 * one, it brings the system libraries that a bare machine lacks, too. Its `args` are left out,
 * because they fit one page per process: a second browser context ends the browser.
 */
async function unpackChromium(): Promise<BrowserCommand> {
  // Below the project, where nobody else can put a program in its place.
  const folder = fileURLToPath(new URL('../../node_modules/.cache/test-chromium', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', TMPDIR: folder });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const fonts = join(folder, 'fonts');
    writeFileSync(join(fonts, 'fonts.conf'), fontSettings(fonts));
    return {
      origin: '@sparticuz/chromium',
      executablePath,
      env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: fonts },
    };
  } finally {
    for (const name of Object.keys(process.env)) {
      if (!(name in before)) delete process.env[name];
    }
    Object.assign(process.env, before);
  }
}

/**
 * The packaged settings look for fonts in the folders of cloud functions; without any font,
 * Chromium crashes on pages with generic families. Only the packaged fonts are used, so that text
 * has the same widths on every machine.
 *
 * @param folder - Folder that the packaged fonts lie below.
 */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;
}
