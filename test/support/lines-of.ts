import type { Locator } from 'playwright-core';

/**
 * The text of all elements that a locator finds at once, one string for each of their lines,
 * without the spaces around it. Waits for the first of them.
 */
export async function linesOf(elements: Locator): Promise<string[]> {
  await elements.first().waitFor();
  return elements.evaluateAll((all) => {
    const letter = document.createRange();
    return all.flatMap((own) => {
      const lines: string[] = [];
      const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
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
  });
}
