import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

const box = (kind: string, title: string, content: string) =>
  `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p>${content}</div>`;

async function html(source: string, format: 'md' | 'mdx' = 'mdx') {
  return (await renderPage(`---\nformat: ${format}\n---\n${source}`)).html.trim();
}

describe("GitHub's alerts", () => {
  it.each([
    ['NOTE', 'note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'important', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'danger', 'Caution'],
    ['note', 'note', 'Note'],
  ])('are admonitions: %s', async (word, kind, title) => {
    const expected = box(kind, title, '<p>text</p>');
    expect(await html(`> [!${word}]\n> text`)).toBe(expected);
    expect(await html(`> [!${word}]\n> text`, 'md')).toBe(expected);
  });

  it.each(['md', 'mdx'])('have their titles in the language of the site: %s', async (format) => {
    const texts = { Note: 'Hinweis', Danger: 'Gefahr', Caution: 'Vorsicht' };
    const source = `---\nformat: ${format}\n---\n> [!NOTE]\n> a\n\n> [!CAUTION]\n> b\n`;
    const page = await renderPage(source, { texts });
    expect(page.html).toContain(box('note', 'Hinweis', '<p>a</p>'));
    expect(page.html).toContain(box('danger', 'Vorsicht', '<p>b</p>'));
  });

  it.each([
    ['with spaces behind the marker', '> [!NOTE]  \n> a *b*', '<p>a <em>b</em></p>'],
    ['that begins with markup', '> [!NOTE]\n> *a* b', '<p><em>a</em> b</p>'],
    ['of several blocks', '> [!NOTE]\n>\n> a\n>\n> - b', '<p>a</p><ul>\n<li>b</li>\n</ul>'],
    ['whose lines have no sign', '> [!NOTE]\na\nb', '<p>a\nb</p>'],
    ['that begins with a heading', '> [!NOTE]\n> # a', '<h1 id="a">a</h1>'],
  ])('keep their content %s', async (_, source, content) => {
    expect(await html(source)).toBe(box('note', 'Note', content));
  });

  it('are admonitions inside of components and admonitions', async () => {
    const alert = box('tip', 'Tip', '<p>a</p>');
    expect(await html('<section>\n\n> [!TIP]\n> a\n\n</section>')).toContain(alert);
    expect(await html(':::note\n\n> [!TIP]\n> a\n\n:::')).toBe(box('note', 'Note', alert));
  });

  it.each([
    ['with a title', '> [!NOTE] Title\n> a'],
    ['with a title in markup', '> [!NOTE] *Title*\n> a'],
    ['without content', '> [!NOTE]'],
    ['of other kinds', '> [!ASIDE]\n> a'],
    ['with an escaped bracket', '> \\[!NOTE]\n> a'],
    ['with the marker behind text', '> a\n> [!NOTE]\n> b'],
    ['in a list', '- > [!NOTE]\n  > a'],
    ['in another quote', '> > [!NOTE]\n> > a'],
    ['in an alert', '> [!TIP]\n> > [!NOTE]\n> > a'],
  ])('stay quotes %s', async (_, source) => {
    const result = await html(source);
    expect(result).toContain('<blockquote>');
    expect(result).toMatch(/\[!(?:NOTE|ASIDE)\]/);
    expect(result).not.toContain('admonition-note');
  });
});
