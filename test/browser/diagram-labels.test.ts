import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textWidth } from '@docgen/diagrams/layout/font-metrics';
import { expect, inject } from 'vitest';
import { test } from '../support/browser-test.ts';

/** Wide and narrow letters, to compare the browser's font with the one used for the layout. */
const SAMPLE = 'Wide illegal WORDS of 16 shipments, tailwind';

/**
 * The build lays diagrams out with its own font metrics. This test renders all diagrams of the site
 * in a browser and measures the labels there.
 */
test('all labels of diagrams are inside their shapes, and none is cut off', async ({ open }) => {
  const folder = inject('siteFolder');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes('<figure class="mermaid"'))
    .map((path) => `/${path.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`);
  expect(paths.length).toBeGreaterThan(30);

  const { page, goto } = await open('/', {
    site: inject('siteUrl'),
    viewport: { width: 1600, height: 1000 },
    // Scripts do not move labels, and take half of the time of opening a page.
    javaScriptEnabled: false,
  });
  let labels = 0;
  for (const path of paths) {
    await goto(path);
    const { count, misplaced } = await page.evaluate(findMisplaced, {
      sample: SAMPLE,
      expected: textWidth(SAMPLE, 16, false),
    });
    expect({ path, misplaced }).toEqual({ path, misplaced: [] });
    labels += count;
  }
  expect(labels).toBeGreaterThan(1000);
});

/** Runs in the page. Distances are in units of the diagram. */
function findMisplaced({ sample, expected }: { sample: string; expected: number }) {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.font = '16px Arial, Helvetica, "Liberation Sans", sans-serif';
  // If none of these fonts is installed, labels may be wider in proportion.
  const wider = Math.max(1, context.measureText(sample).width / expected);
  const misplaced: string[] = [];
  let count = 0;
  for (const svg of document.querySelectorAll<SVGSVGElement>('figure.mermaid svg')) {
    const frame = svg.getBoundingClientRect();
    // The diagram is in a hidden tab.
    if (frame.width === 0) continue;
    const scale = frame.width / svg.viewBox.baseVal.width;
    const shapes = [...svg.querySelectorAll('rect, path, polygon, circle, ellipse')]
      .filter((shape) => shape.closest('defs, marker') === null)
      .filter((shape) => getComputedStyle(shape).fill !== 'none')
      .map((shape) => shape.getBoundingClientRect());
    for (const text of svg.querySelectorAll('text')) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      if (right === left) continue;
      count++;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const half = (right - left) / 2 / wider;
      const cut = Math.max(
        frame.left - (x - half),
        x + half - frame.right,
        frame.top - top,
        bottom - frame.bottom,
      );
      if (cut / scale > 1) misplaced.push(`${text.textContent} is cut off`);
      const [holder] = shapes
        .filter((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
        .sort((a, b) => a.width * a.height - b.width * b.height);
      if (holder === undefined) continue;
      const outside = Math.max(holder.left - (x - half), x + half - holder.right);
      if (outside / scale > 1) misplaced.push(`${text.textContent} leaves its shape`);
    }
  }
  return { count, misplaced };
}
