import { describe, expect, it } from 'vitest';
import { findTable } from './find-table.ts';
import { renderPage } from './testing/render-page.ts';

const IN_CODE = '| code |\n|-|\n| a |';
const TABLE = '| table |\n|-|\n| b |';

describe('findTable', () => {
  it.each([
    ['```md', '```'],
    ['````md\n```', '````'],
    ['```md\n```js', '```'],
    ['```md\n``` js', '`````'],
    ['~~~md\n```\n~~~js', '~~~~ '],
    ['  ```md\n    ```', '   ```'],
  ])('passes over the table in the code block from %j to %j', (opening, closing) => {
    const before = `${opening}\n${IN_CODE}\n${closing}\n\n`;
    const line = before.split('\n').length;
    expect(findTable(`${before}${TABLE}\n\nend`)).toEqual({ text: TABLE, line });
  });

  it.each(['```md', '````md\n```', '```md\n``` js'])(
    'ends no code block of %j too early',
    (opening) => {
      expect(findTable(`${opening}\n${IN_CODE}\n`)).toBeUndefined();
    },
  );

  it('takes no code in a line for a block', () => {
    expect(findTable(`\`\`\`a\`\`\` b\n\n${TABLE}`)).toEqual({ text: TABLE, line: 3 });
  });

  it('finds the table of a section', () => {
    const text = `${IN_CODE}\n\n## Two *words*\n\n${TABLE}\n\n## Three`;
    expect(findTable(text, 'two-words')).toEqual({ text: TABLE, line: 7 });
    expect(findTable(text, 'three')).toBeUndefined();
  });

  it.each([
    'Codes of [orders](./orders.md)',
    'Codes of [orders][all]',
    'Codes **_of_** orders',
    'Codes [of ``a`` and *b*](./orders.md)',
    '`_service` and order_id',
    '`a*b` ##',
  ])('finds the table below "## %s" by the id that the heading gets', async (heading) => {
    const text = `[all]: /all\n\n## ${heading}\n\n${TABLE}`;
    const [{ id } = { id: '' }] = (await renderPage(text)).headings;
    expect(findTable(text, id)).toEqual({ text: TABLE, line: 5 });
  });
});
