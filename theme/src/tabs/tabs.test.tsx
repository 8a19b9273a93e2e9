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

  test('have roles only in the row of tabs, which needs scripts to be shown', () => {
    const [, list] = /<div class="tab-list" role="tablist">(.*?)<\/div>/.exec(html) ?? [];
    expect(list?.match(/<button type="button" role="tab"/g)).toHaveLength(2);
    expect(html.replace(list ?? '', '').match(/role=|aria-|tabindex/g)).toEqual(['role=']);
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

test('what cannot be shown is an error that says what to look for', () => {
  const nameless = { value: undefined } as unknown as { value: string };
  expect(() =>
    renderHtml(<Tabs>{[<TabItem key="a" label="Linux" {...nameless} />]}</Tabs>),
  ).toThrow(
    'contains a <TabItem label="Linux"> without a value, but may contain only <TabItem value="…">, each with its own value',
  );
  expect(() => renderHtml(<Tabs>text</Tabs>)).toThrow('<Tabs> contains the text "text", but');
  expect(() => renderHtml(<Tabs>{[<h2 key="a">Two</h2>]}</Tabs>)).toThrow('<Tabs> contains <h2>');
  expect(() => renderHtml(<Tabs defaultValue="bsd">{items}</Tabs>)).toThrow(
    '<Tabs defaultValue="bsd"> contains no <TabItem value="bsd">; use one of the values "linux", "mac"',
  );
  const empty = '<Tabs> contains no <TabItem>; write a <TabItem value';
  expect(() => renderHtml(<Tabs values={[{ value: 'mac' }]} />)).toThrow(empty);
  expect(() => renderHtml(<Tabs defaultValue="mac" />)).toThrow(empty);
  expect(() => renderHtml(<Tabs>{[items[0], <TabItem key="b" value="linux" />]}</Tabs>)).toThrow(
    'two <TabItem> with the value "linux"',
  );
});
