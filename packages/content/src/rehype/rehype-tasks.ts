import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { Element, Nodes, Root } from 'hast';
import { walkTree } from '../tree/walk-tree.ts';

/** Gives the checkboxes of tasks (`- [x] done`) a name for screen readers. */
export function rehypeTasks(site: WithTexts) {
  return (tree: Root) => {
    walkTree<Nodes>(tree, (item) => {
      if (item.type !== 'element' || item.tagName !== 'li' || !isTask(item)) return;
      for (const child of item.children) {
        const box = child.type === 'element' && child.tagName === 'p' ? child.children[0] : child;
        if (box?.type !== 'element' || box.tagName !== 'input') continue;
        box.properties.ariaLabel = translate(site, box.properties.checked ? 'Done' : 'To do');
      }
    });
  };
}

function isTask({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('task-list-item');
}
