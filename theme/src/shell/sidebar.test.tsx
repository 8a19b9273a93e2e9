import type { VisibleGroup, VisibleItem, VisibleLink } from '@docgen/core/sidebars/visible-sidebar';
import { drawSidebar } from '@docgen/runtime/server/draw-sidebar';
import { expect, test } from 'vitest';
import { renderHtml, SITE } from '../testing/render-html.tsx';
import { Sidebar, SidebarEntry } from './sidebar.tsx';

const link: VisibleLink = {
  kind: 'link',
  id: '2.0.0',
  label: 'Order',
  to: '/docs/order',
  current: false,
};
const group: VisibleGroup = {
  kind: 'group',
  id: '2.0',
  label: 'Services',
  to: '/docs/category/services',
  collapsible: true,
  open: true,
  active: true,
  current: false,
  items: [link],
};

test('the label of a group links to its page, and a button beside it opens and closes it', () => {
  expect(renderHtml(<Sidebar items={[group]} />)).toBe(
    '<ul><li><div class="active"><a href="/base/docs/category/services">Services</a>' +
      '<button data-group="2.0" aria-expanded="true"></button></div>' +
      '<ul><li><a href="/base/docs/order">Order</a></li></ul></li></ul>',
  );
});

test('a closed group has no list, and its button is not expanded', () => {
  const html = renderHtml(
    <Sidebar
      items={[{ ...group, open: false, active: false, items: [] }]}
      onToggle={() => undefined}
    />,
  );
  expect(html).toContain('aria-expanded="false" aria-label="Pages in Services"');
  expect(html.match(/<ul>/g)).toHaveLength(1);
});

test('a group that cannot be collapsed has no button, one without a page has no link', () => {
  const { to: _, ...pageless } = group;
  const html = renderHtml(<Sidebar items={[{ ...pageless, collapsible: false, items: [] }]} />);
  expect(html).not.toContain('<button');
  expect(html).toContain('<span>Services</span>');
});

test('only the current page is marked', () => {
  const items = [link, { ...link, to: '/docs/user', label: 'User', current: true }];
  const html = renderHtml(<Sidebar items={items} />);
  expect(html.match(/aria-current="page">User</g)).toHaveLength(1);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('deprecated entries have a text for screen readers, and external links open a new tab', () => {
  const html = renderHtml(
    <Sidebar
      items={[
        { ...link, deprecated: true },
        { ...link, to: 'https://example.org', label: 'Outside' },
      ]}
    />,
  );
  expect(html).toContain('<s>Order</s><span class="visually-hidden"> (deprecated)</span>');
  expect(html).toContain(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">',
  );
});

test('long names may wrap between their words', () => {
  const html = renderHtml(
    <Sidebar items={[{ ...link, label: 'CategoricalCategoryCharacteristic' }]} />,
  );
  expect(html).toContain('Categorical<wbr/>Category<wbr/>Characteristic');
});

test('omitted entries are counted, with a link to the index of their group', () => {
  const rest = { kind: 'rest', total: 974 } as const;
  const objects = { label: 'Objects', to: '/category/objects' };
  const html = renderHtml(
    <Sidebar
      items={[
        { ...rest, side: 'before', group: objects },
        link,
        { ...rest, side: 'behind', group: objects },
      ]}
    />,
  );
  expect(html).toBe(
    '<ul><li data-rest="" aria-hidden="true"></li><li><a href="/base/docs/order">Order</a></li>' +
      '<li data-rest=""><a href="/base/category/objects">All 974 in Objects</a></li></ul>',
  );
  expect(renderHtml(<Sidebar items={[{ ...rest, side: 'behind' }]} />)).toBe(
    '<ul><li data-rest=""><span>974 entries</span></li></ul>',
  );
});

test('given HTML of entries replaces the rendered entries and their children', () => {
  const html = renderHtml(
    <Sidebar items={[link, { ...group, className: 'old' }]} entryHtml="<i>Entry</i>" />,
  );
  expect(html).toBe('<ul><li><i>Entry</i></li><li class="old"><i>Entry</i></li></ul>');
});

test('a sidebar built from shared HTML is equal to one rendered for the page', () => {
  const rest = { kind: 'rest', total: 974, group: { label: 'Objects', to: '/objects' } } as const;
  const current = { ...link, id: '2.0.1', label: 'User', to: '/docs/user', current: true };
  const page = (...items: readonly VisibleItem[]): VisibleItem[] => [
    { ...link, id: '0', label: 'A <docgen-entry> of "its" own', className: 'old' },
    { ...group, id: '1', open: false, active: false, items: [] },
    { ...group, items },
  ];
  const shell = { Sidebar, SidebarEntry };
  for (const items of [
    page(link, current),
    page(current, link),
    page({ ...rest, side: 'before' }, link, { ...rest, side: 'behind' }),
    page({ ...rest, side: 'before' }, { ...group, id: '2.0.2', items: [link, current] }),
    page(),
  ]) {
    expect(drawSidebar(items, { config: SITE, shell, html: renderHtml })).toBe(
      renderHtml(<Sidebar items={items} />),
    );
  }
});

test('the sidebar of a theme that ignores the HTML of entries is rendered as a whole', () => {
  const shell = { Sidebar: () => <p>Another</p>, SidebarEntry };
  const input = { config: { ...SITE }, shell, html: renderHtml };
  expect(drawSidebar([link, group], input)).toBe('<p>Another</p>');
});
