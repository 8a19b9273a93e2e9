import { describe, expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { TabItem } from './tab-item.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  <TabItem key="linux" value="linux" label="Linux">
    apt
  </TabItem>,
  <TabItem key="mac" value="mac" default>
    brew
  </TabItem>,
];

/** Labels of the panels that are shown if scripts run. */
function selectedPanels(html: string): (string | undefined)[] {
  return [...html.matchAll(/data-selected=""><p class="tab-label">([^<]+)/g)].map(
    ([, label]) => label,
  );
}

describe("tabs in the server's HTML", () => {
  const html = renderHtml(<Tabs groupId="os">{items}</Tabs>);

  test('have all panels, each with its label', () => {
    expect(html).toContain('<p class="tab-label">Linux</p>apt</div>');
    expect(html).toContain('<p class="tab-label">mac</p>brew</div>');
  });

  test('have one selected tab and its panel', () => {
    expect(html.match(/<button[^>]*data-selected=""[^>]*>(.*?)</)?.[1]).toBe('mac');
    expect(html.match(/<button[^>]*data-selected/g)).toHaveLength(1);
    expect(selectedPanels(html)).toEqual(['mac']);
  });

  test('have no roles and no ARIA attributes, which would be wrong without scripts', () => {
    expect(html).not.toMatch(/role=|aria-|tabindex/);
  });
});

test('the selected tab is that of defaultValue, else the one marked as default, else the first', () => {
  const shown = (html: string) => selectedPanels(html);
  expect(shown(renderHtml(<Tabs defaultValue="linux">{items}</Tabs>))).toEqual(['Linux']);
  expect(shown(renderHtml(<Tabs>{items}</Tabs>))).toEqual(['mac']);
  expect(shown(renderHtml(<Tabs>{items.slice(0, 1)}</Tabs>))).toEqual(['Linux']);
});

test('labels may be in the list of values', () => {
  const html = renderHtml(<Tabs values={[{ value: 'mac', label: 'macOS' }]}>{items}</Tabs>);
  expect(html).toContain('<p class="tab-label">macOS</p>');
});

test('an item without a value is an error', () => {
  const nameless = { value: undefined } as unknown as { value: string };
  expect(() => renderHtml(<Tabs>{[<TabItem key="a" {...nameless} />]}</Tabs>)).toThrow(
    'each with its own value',
  );
  expect(() => renderHtml(<Tabs>text</Tabs>)).toThrow(
    '<Tabs> may contain only <TabItem value="…">',
  );
  expect(() => renderHtml(<Tabs>{[items[0], <TabItem key="b" value="linux" />]}</Tabs>)).toThrow(
    'two <TabItem> with the value "linux"',
  );
});
