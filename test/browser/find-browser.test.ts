import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBrowser, workingBrowser } from '../support/browser.ts';
import { findBrowsers } from '../support/find-browser.ts';

test('the order of browsers is CHROME_PATH, the packaged one, installed ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-browsers-'));
  try {
    symlinkSync(process.execPath, join(folder, 'chromium'));
    const found = async (platform: NodeJS.Platform): Promise<string[]> => {
      const env = { CHROME_PATH: '/my/chrome', PATH: folder };
      const origins: string[] = [];
      for await (const { origin } of findBrowsers({ env, platform })) origins.push(origin);
      return [...new Set(origins)];
    };
    expect(await found('linux')).toEqual(['CHROME_PATH', '@sparticuz/chromium', 'installed']);
    expect(await found('darwin')).toEqual(['CHROME_PATH', 'installed']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the packaged browser starts if none is installed', async () => {
  const command = await workingBrowser(findBrowsers({ env: {}, installed: false }));
  const browser = await startBrowser(command);
  try {
    for (const text of ['first context', 'second context']) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.setContent(`<h1>${text}</h1>`);
      expect(await page.locator('h1').textContent()).toBe(text);
      await context.close();
    }
  } finally {
    await browser.close();
  }
});

test('if no browser starts, the message says what to install', async () => {
  const broken = [
    { origin: 'CHROME_PATH', executablePath: '/nowhere/chrome' },
    { origin: 'installed', executablePath: process.execPath },
  ];
  await expect(workingBrowser(broken)).rejects.toThrow(
    /^The browser tests need Chrome or Chromium and none starts here: install one .* or set CHROME_PATH .*\.$/,
  );
});
