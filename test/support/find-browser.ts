import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to start one browser. */
export interface BrowserCommand {
  /** Where the command was found, for messages. */
  readonly origin: string;
  readonly executablePath: string;
  /** Environment variables that the browser needs in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface FindBrowserOptions {
  /** @default process.env */
  readonly env?: Readonly<NodeJS.ProcessEnv>;
  /** @default process.platform */
  readonly platform?: NodeJS.Platform;
  /** False to skip installed browsers; `CHROME_PATH` is used anyway. @default true */
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
 * The browsers that the tests may use, best first: that of `CHROME_PATH`; on Linux the headless
 * Chromium of `@sparticuz/chromium`, which has the same version and the same fonts on every machine
 * and takes two thirds of the time of a full browser; then installed ones on `PATH` and in the
 * usual folders. They are not started here, so some may not work.
 *
 * @throws Error after the last browser if the packaged one could not be unpacked.
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
 * Unpacks the packaged Chromium. The package is made for cloud functions. If it detects one, it
 * also unpacks the system libraries that a bare machine lacks, so the environment variable of one
 * is set. Its `args` are not used, because they are for one page per process: a second browser
 * context would end the browser.
 */
async function unpackChromium(): Promise<BrowserCommand> {
  // Below the project, where no other user can replace the program.
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
 * The packaged settings look for fonts in the folders of cloud functions, and without any font
 * Chromium crashes on pages with generic font families. Only the packaged fonts are used, so that
 * text has the same width on every machine.
 *
 * @param folder - Folder that contains the packaged fonts.
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
