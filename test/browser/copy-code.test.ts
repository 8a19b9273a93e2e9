import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER } from '../support/engine-pages.ts';

describe('the button that copies code', () => {
  for (const hasTouch of [false, true]) {
    test(`covers neither code nor title, ${hasTouch ? 'on touch' : 'with a mouse'}`, async ({
      open,
    }) => {
      const { page } = await open(ORDER, { hasTouch, viewport: { width: 390, height: 800 } });
      const blocks = page.locator('.code-block');
      const covered = await blocks.evaluateAll((all) =>
        all.map((block) => {
          const button = block.querySelector('.copy-button')?.getBoundingClientRect();
          const others = [...block.querySelectorAll('pre, .code-title')];
          return others.filter((other) => {
            const box = other.getBoundingClientRect();
            return button && box.right > button.left && box.bottom > button.top;
          }).length;
        }),
      );
      expect(covered.length).toBeGreaterThan(1);
      // A title ends above the button.
      expect(covered).toEqual(covered.map(() => 0));
    });
  }
});
