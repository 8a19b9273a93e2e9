import type { Code, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { jsxAttributes } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** Word after a fence's language that requests the tabs, as in Docusaurus. */
const WORD = /(?:^|\s)npm2yarn(?=\s|$)/;

const MANAGERS = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const;

type Manager = Exclude<keyof typeof MANAGERS, 'npm'>;

/** Commands that npm-to-yarn does not convert. */
const OTHERS: readonly (readonly [RegExp, Readonly<Record<Manager, string>>])[] = [
  [
    /^(\s*)npm ci\b/gm,
    {
      yarn: '$1yarn install --frozen-lockfile',
      pnpm: '$1pnpm install --frozen-lockfile',
      bun: '$1bun install --frozen-lockfile',
    },
  ],
  [
    /^(\s*)npm (?:update|upgrade)\b/gm,
    { yarn: '$1yarn upgrade', pnpm: '$1pnpm update', bun: '$1bun update' },
  ],
  [/^(\s*)npx (?:(?:-y|--yes) )?/gm, { yarn: '$1yarn dlx ', pnpm: '$1pnpm dlx ', bun: '$1bunx ' }],
];

/**
 * Turns fences with the word `npm2yarn` into tabs with the commands of other package managers. All
 * such tabs of a site switch together.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#npm2yarn-remark-plugin
 */
export function remarkPackageManagers() {
  return async (tree: Root) => {
    const fences: { readonly siblings: Nodes[]; readonly node: Code }[] = [];
    walkTree<Nodes>(tree, (node, place) => {
      if (node.type === 'code' && place && WORD.test(node.meta ?? '')) {
        fences.push({ siblings: place.siblings, node });
      }
    });
    if (fences.length === 0) return;

    const { default: convert } = await import('npm-to-yarn');
    const converted = (text: string, to: Manager) => {
      const known = OTHERS.reduce((value, [pattern, by]) => value.replace(pattern, by[to]), text);
      return known.replace(/^.*\bnpm\b.*$/gm, (line) => convert(line, to));
    };
    for (const { siblings, node } of fences) {
      const meta = node.meta?.replace(WORD, '').trim() || null;
      const tabs = Object.entries(MANAGERS).map(([manager, label]) => {
        const value = manager === 'npm' ? node.value : converted(node.value, manager as Manager);
        return element('TabItem', { value: manager, label }, [{ ...node, meta, value }]);
      });
      siblings[siblings.indexOf(node)] = element('Tabs', { groupId: 'npm2yarn' }, tabs);
    }
  };
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    children: children as MdxJsxFlowElement['children'],
  };
}
