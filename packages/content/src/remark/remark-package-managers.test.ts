import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import { compileByDefault, renderCode } from '../testing/render-page.ts';

const SOURCE = `- In a list:

  \`\`\`bash title="Shell" npm2yarn
  # Sets all up
  npm install --save-dev kestrel
  npm run build -- --watch
  npm ci
  npx create-kestrel
  \`\`\`
`;

interface Props {
  readonly groupId?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

const components = {
  Tabs: ({ groupId, children }: Props) => createElement('ul', { title: groupId }, children),
  TabItem: ({ label, children }: Props) => createElement('li', { title: label }, children),
};

it('shows commands of npm for other package managers in tabs that switch together', async () => {
  const { value, diagnostics } = await compileByDefault({
    file: 'a.mdx',
    source: SOURCE,
    frontMatter: readFrontMatter('a.mdx', SOURCE).value,
    resolveLink: (href) => ({ href }),
  });
  const html = renderCode(value.code, components);
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<ul title="npm2yarn">');
  const tabs = html.matchAll(/<li title="(\w+)">.*?<code[^>]*>(.*?)<\/code>/gs);
  const texts = Array.from(tabs, ([, label, text = '']) => [
    label,
    ...text
      .replaceAll(/<[^>]*>/g, '')
      .trim()
      .split('\n')
      .slice(1),
  ]);
  expect(texts).toEqual([
    [
      'npm',
      'npm install --save-dev kestrel',
      'npm run build -- --watch',
      'npm ci',
      'npx create-kestrel',
    ],
    [
      'Yarn',
      'yarn add --dev kestrel',
      'yarn build --watch',
      'yarn install --frozen-lockfile',
      'yarn dlx create-kestrel',
    ],
    [
      'pnpm',
      'pnpm add --save-dev kestrel',
      'pnpm run build --watch',
      'pnpm install --frozen-lockfile',
      'pnpm dlx create-kestrel',
    ],
    [
      'Bun',
      'bun add --dev kestrel',
      'bun run build --watch',
      'bun install --frozen-lockfile',
      'bunx create-kestrel',
    ],
  ]);
});
