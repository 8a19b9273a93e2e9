import type { Locator } from 'playwright-core';

/** The text of an element, one string for each of its lines, without the spaces around it. */
export function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((own) => {
    const lines: string[] = [];
    const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    let top = Number.NEGATIVE_INFINITY;
    while (texts.nextNode() !== null) {
      const { currentNode } = texts;
      for (const [at, text] of [...(currentNode.nodeValue ?? '')].entries()) {
        letter.setStart(currentNode, at);
        letter.setEnd(currentNode, at + 1);
        const box = letter.getBoundingClientRect();
        if (box.top > top + box.height / 2) lines.push('');
        top = box.top;
        lines.push(`${lines.pop()}${text}`);
      }
    }
    return lines.map((line) => line.trim());
  });
}
