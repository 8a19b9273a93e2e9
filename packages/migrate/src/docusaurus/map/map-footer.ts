import type { FooterColumnConfig, FooterConfig } from '@docgen/core/config';
import { counted } from '@docgen/core/strings/counted';
import { filled } from '../../filled.ts';
import type { Section } from '../../section.ts';
import { linkInHtml } from './link-in-html.ts';
import { linkedHtml } from './linked-html.ts';
import type { MapContext } from './map-context.ts';
import { plainText } from './plain-text.ts';

/** The footer: columns of links and the copyright line. */
export function mapFooter(context: MapContext): FooterConfig | undefined {
  const footer = context.theme.section('footer');
  if (footer === undefined) return undefined;
  const style = footer.text('style');
  const columns = mapColumns(footer.sections('links') ?? [], context);
  const copyright = mapCopyright(footer.text('copyright'), context) || undefined;
  // Docusaurus' own default is light, docgen's is dark.
  const mapped = { style: style === 'dark' ? undefined : ('light' as const), copyright };
  const links = columns.reduce((sum, { items }) => sum + items.length, 0);
  const parts = [
    copyright && 'copyright',
    links > 0 && `${counted(columns.length, 'column')} with ${counted(links, 'link')}`,
    `style ${mapped.style ?? 'dark'}`,
  ];
  context.notes.carried('footer', parts.filter(Boolean).join(', '));
  return { ...mapped, columns: filled(columns) };
}

function mapColumns(entries: readonly Section[], context: MapContext): FooterColumnConfig[] {
  const isGrouped = entries.some((entry) => entry.keys.includes('items'));
  if (isGrouped) {
    const columns = entries.map((entry) => ({
      title: entry.text('title') || 'Links',
      items: mapLinks(entry.sections('items') ?? [], context),
    }));
    return columns.filter(({ items }) => items.length > 0);
  }
  const column = { title: 'Links', items: mapLinks(entries, context) };
  if (column.items.length === 0) return [];
  context.notes.check(
    column,
    'footer links',
    'The links had no heading. This one is a placeholder.',
  );
  return [column];
}

function mapLinks(
  entries: readonly Section[],
  { notes, linkKey, leads }: MapContext,
): FooterColumnConfig['items'] {
  return entries.flatMap((entry) => {
    const html = entry.text('html');
    const link = html === undefined ? undefined : linkInHtml(html);
    const label = entry.text('label') ?? link?.label;
    const written = entry.text('to') ?? entry.text('href') ?? link?.address;
    if (label === undefined || written === undefined) {
      const name = plainText(html ?? label ?? '') || 'picture';
      notes.left(`footer item “${name}”`, 'Footer items are links with a label and an address.');
      return [];
    }
    const key = linkKey(written);
    const address = key.to ?? key.href;
    return leads(address, `footer item “${label}” (${address})`) ? [{ label, ...key }] : [];
  });
}

function mapCopyright(html: string | undefined, context: MapContext): string | undefined {
  if (html === undefined) return undefined;
  const text = plainText(html);
  const reasons = [
    text.includes(String(new Date().getFullYear())) && 'The computed year is now fixed text.',
    /docusaurus/i.test(text) && 'It names Docusaurus.',
  ].filter(Boolean);
  if (reasons.length > 0) {
    context.notes.check('footer.copyright', 'footer.copyright', reasons.join(' '));
  }
  return linkedHtml(html, 'copyright line', context);
}
