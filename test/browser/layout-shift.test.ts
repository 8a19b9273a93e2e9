import { expect, inject } from 'vitest';
import { settled, test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER } from '../support/engine-pages.ts';
import { layoutShifts } from '../support/layout-shifts.ts';
import { servePieces } from '../support/serve-pieces.ts';

test.for(['light', 'dark'])(
  'a page loads without layout shifts, in %s mode',
  async (mode, { open }) => {
    const { page, goto } = await open('/', {
      prepare: (tab) => tab.addInitScript((theme) => localStorage.setItem('theme', theme), mode),
    });
    for (const { path } of Object.values(ENGINE_PAGES)) {
      await goto(path);
      await settled(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
      expect({ path, moved: await layoutShifts(page) }).toEqual({ path, moved: [] });
    }
  },
);

test.for([10, 16])(
  'a page loads without layout shifts with the processor slowed down %i times',
  async (rate, { open }) => {
    const { page } = await open(ORDER, {
      prepare: async (tab) => {
        const protocol = await tab.context().newCDPSession(tab);
        await protocol.send('Emulation.setCPUThrottlingRate', { rate });
      },
    });
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
  },
);

// On slow connections and processors, browsers paint incomplete documents.
test.for([
  ['in its frame', '<main'],
  ['in its table of contents', '<a href="#permissions"'],
  ['in the label of a button', 'as Markdown</button>'],
  ['in a table', '</tr>'],
] as const)(
  'a page that arrives in two pieces has no layout shifts, cut %s',
  async ([, cut], { open, onTestFinished }) => {
    const pieces = await servePieces(inject('engineUrl'), ORDER, cut);
    onTestFinished(pieces.stop);
    const { page } = await open(ORDER, { site: pieces.url });
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
  },
);
