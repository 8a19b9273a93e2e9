import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedFiles as check, config } from './support/checked-files.ts';

/** What a page throws stands behind this. */
const THROWS = 'The page throws while it is rendered:';
const expression = (code: string) => `# Page\n\n{(() => { ${code} })()}\n`;

it('a page may wait outside of functions, with imports or without', async () => {
  const found = await check({
    'content/plain.mdx': "export const a = await Promise.resolve('x');\n\n{a.length}\n",
    'content/importing.mdx':
      "import b from '../src/b.ts';\nexport const a = await Promise.resolve(b);\n\n{a.length}\n",
    'content/throwing.mdx': 'Text.\n\nexport const a = await missing;\n',
    'src/b.ts': "export default 'x';\n",
  });
  expect(found).toEqual([
    "page-module-throws content/throwing.mdx:3:18: The page's module throws when it is loaded: missing is not defined",
  ]);
});

it('pages whose routes differ in case are one file on many disks, which is all that is told', async () => {
  const found = await check({
    'content/one.md': '---\nslug: /Foo\n---\n\n# One\n\n[two](/foo)\n',
    'content/two.md': '---\nslug: /foo\n---\n\n# Two\n\n[one](/Foo)\n',
  });
  expect(found).toEqual([expect.stringMatching(/^output-collision content\/two.md:1: .*in case/)]);
});

describe('what code of a page throws', () => {
  it('has its line and column in a module that is loaded', async () => {
    const found = await check({
      'content/module.tsx':
        "const a: { b: { c: 1 } } = JSON.parse('{}');\na.b.c;\nexport default () => null;\n",
    });
    expect(found).toEqual([
      "page-module-throws content/module.tsx:2:5: The page's module throws when it is loaded: Cannot read properties of undefined (reading 'c')",
    ]);
  });

  it('has its line and column in expressions, components, React pages and partials', async () => {
    const found = await check({
      'content/expression.mdx': '---\ntitle: T\n---\n\n# T\n\nSome *text*: {missing + 1}.\n',
      'content/attribute.mdx': 'A <a href={missing.x}>link</a> of {1}.\n',
      'content/own.mdx':
        'export function Sum({ of }) {\n  return of.a.b;\n}\n\n- item <Sum of={{}} />\n',
      'content/a page (old).mdx': '{missing}\n',
      'content/component.mdx': "import Price from '../src/price.tsx';\n\n<Price />\n",
      'src/price.tsx':
        'interface Props {\n  readonly value: { amount: number };\n}\n\nexport default ({ value }: Props) => (\n  <b>{value.amount}</b>\n);\n',
      'content/partial.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
      'content/_part.mdx': 'Part.\n\nHello {missing}.\n',
      'content/react.tsx':
        'export default function Page() {\n  const list: string[] = [];\n  return <p>{list[0].length}</p>;\n}\n',
    });
    expect(found).toEqual([
      `page-throws content/_part.mdx:3:8: ${THROWS} missing is not defined (content/partial.mdx)`,
      `page-throws content/a page (old).mdx:1:2: ${THROWS} missing is not defined`,
      `page-throws content/attribute.mdx:1:12: ${THROWS} missing is not defined`,
      `page-throws content/expression.mdx:7:15: ${THROWS} missing is not defined`,
      `page-throws content/own.mdx:2:15: ${THROWS} Cannot read properties of undefined (reading 'b')`,
      `page-throws content/react.tsx:3:22: ${THROWS} Cannot read properties of undefined (reading 'length')`,
      `page-throws src/price.tsx:6:13: ${THROWS} Cannot read properties of undefined (reading 'amount') (content/component.mdx)`,
    ]);
  });

  it('may be anything', async () => {
    const found = await check({
      'content/null.mdx': expression('throw null;'),
      'content/bare.mdx': expression('throw Object.create(null);'),
      'content/stack.mdx': expression("throw Object.assign(new Error('odd'), { stack: 1 });"),
      'content/object.mdx': expression("throw { code: 'E1', at: { line: [1, 2] } };"),
      'content/text.mdx': expression("throw 'just text';"),
      'content/symbol.mdx': expression("throw Symbol('a');"),
      'content/frozen.mdx': expression("throw Object.freeze(new Error('frozen'));"),
      'content/getters.mdx': expression(
        'throw Object.defineProperties(new Error(), { message: { get() { throw 1; } }, stack: { get() { throw 2; } } });',
      ),
      'content/proxy.mdx': expression(
        'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } });',
      ),
      'content/tag.mdx': expression('throw { get [Symbol.toStringTag]() { process.exit(0); } };'),
      'content/trace.mdx': expression(
        'throw Object.defineProperty(new Error("a"), "stack", { get() { process.exit(0); } });',
      ),
      'content/long.mdx': expression("throw new Error('x'.repeat(1e7));"),
    });
    const wants = 'The page wants to end the build with process.exit(0).';
    expect(found).toEqual([
      `page-ends-process content/tag.mdx:3:56: ${wants}`,
      `page-ends-process content/trace.mdx:3:82: ${wants}`,
      `page-throws content/bare.mdx: ${THROWS} [Object: null prototype] {}`,
      `page-throws content/frozen.mdx:3:35: ${THROWS} frozen`,
      `page-throws content/getters.mdx: ${THROWS} 1`,
      `page-throws content/long.mdx:3:21: ${THROWS} ${'x'.repeat(1000)}…`,
      `page-throws content/null.mdx: ${THROWS} null`,
      `page-throws content/object.mdx: ${THROWS} { code: 'E1', at: { line: [ 1, 2 ] } }`,
      `page-throws content/proxy.mdx: ${THROWS} 1`,
      `page-throws content/stack.mdx: ${THROWS} odd`,
      `page-throws content/symbol.mdx: ${THROWS} Symbol(a)`,
      `page-throws content/tag.mdx: ${THROWS} something that cannot be shown was thrown`,
      `page-throws content/text.mdx: ${THROWS} just text`,
      `page-throws content/trace.mdx: ${THROWS} a`,
    ]);
    const endless = await check({
      'site.config.ts': config('pageTimeout: 0.2'),
      'content/endless.mdx': expression(
        'throw { get [Symbol.toStringTag]() { while (Math.random() < 2); } };',
      ),
    });
    expect(endless).toEqual([
      'page-timeout content/endless.mdx: The page was stopped after 0.2 s: its code does not come to an end.',
    ]);
  });
});

it('what docgen cannot finish of a page is told of that page', async () => {
  const found = await check({
    'content/deep.mdx': "<div dangerouslySetInnerHTML={{ __html: '<b>'.repeat(20_000) }} />\n",
    'content/throws.mdx': expression('throw 1;'),
  });
  expect(found).toEqual([
    'nested-too-deeply content/deep.mdx: docgen cannot finish /deep of content/deep.mdx: something in it is nested too deeply.',
    `page-throws content/throws.mdx: ${THROWS} 1`,
  ]);
});

describe('code of a page that wants to end the process', () => {
  it('is told with its place, caught or not, and the process is as it was', async () => {
    const { exit, kill, exitCode } = process;
    const listeners = process.listenerCount('exit');
    const found = await check({
      'content/exit.mdx': expression('process.exit(0);'),
      'content/caught.mdx': expression('try { process.reallyExit(1); } catch {}'),
      'content/abort.mdx': expression('process.abort();'),
      'content/kill.mdx': expression("process.kill(process.pid, 'SIGKILL');"),
      'content/asked.mdx': expression('process.kill(process.pid, 0);'),
      'content/code.mdx': expression('process.exitCode = 3;'),
      'content/listener.mdx': expression("process.on('exit', () => { process.exitCode = 3; });"),
    });
    const wants = 'The page wants to end the build with process';
    expect(found).toEqual([
      `page-ends-process content/abort.mdx:3:19: ${wants}.abort().`,
      `page-ends-process content/caught.mdx:3:25: ${wants}.reallyExit(1).`,
      `page-ends-process content/code.mdx: ${wants}.exitCode = 3.`,
      `page-ends-process content/exit.mdx:3:19: ${wants}.exit(0).`,
      `page-ends-process content/kill.mdx:3:19: ${wants}.kill(${process.pid}, SIGKILL).`,
    ]);
    expect([process.exit, process.kill, process.exitCode]).toEqual([exit, kill, exitCode]);
    expect(process.listenerCount('exit')).toBe(listeners);
  });
});

describe('what code of a page leaves for later', () => {
  const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;
  const own = EVENTS.map((event) => ({ event, listeners: process.rawListeners(event) }));
  // The test runner would take each for a failed test.
  beforeAll(() => {
    for (const { event } of own) process.removeAllListeners(event);
  });
  afterAll(() => {
    for (const { event, listeners } of own) {
      for (const listener of listeners) process.on(event, listener as () => void);
    }
  });

  it('is told with its page and place', async () => {
    const found = await check({
      'content/timer.mdx': expression("setTimeout(() => { throw new Error('in a timer'); }, 0);"),
      'content/task.mdx': expression("queueMicrotask(() => { throw new Error('in a task'); });"),
      'content/promise.mdx': expression("Promise.reject(new Error('rejected'));"),
      'content/exit.mdx': expression('setImmediate(() => process.exit(0));'),
    });
    const late = 'The page throws where nobody catches it:';
    expect(found).toEqual([
      'page-ends-process content/exit.mdx:3:38: The page wants to end the build with process.exit(0).',
      `page-throws-late content/promise.mdx:3:30: ${late} rejected`,
      `page-throws-late content/task.mdx:3:44: ${late} in a task`,
      `page-throws-late content/timer.mdx:3:40: ${late} in a timer`,
    ]);
    expect(EVENTS.map((event) => process.listenerCount(event))).toEqual([0, 0]);
  });
});

describe('code of a page that does not end', () => {
  it('is stopped while it is rendered, and the other pages are rendered', async () => {
    const found = await check({
      'site.config.ts': config('pageTimeout: 1'),
      'content/a.tsx':
        "import { useState } from 'react';\n\nexport default function Page() {\n  const [list] = useState(['a']);\n  while (list.length > 0);\n  return null;\n}\n",
      'content/b.tsx':
        'import { createContext, useContext, useId, useState } from \'react\';\n\nconst Name = createContext(\'none\');\nfunction Inside() {\n  const [n] = useState(2);\n  return <b id={useId()}>{useContext(Name)} {n}</b>;\n}\nexport default () => <Name value="name"><Inside /><a href="/missing">x</a></Name>;\n',
      'content/c.mdx': expression('throw 1;'),
    });
    expect(found).toEqual([
      'broken-link content/b.tsx: The link to "/missing" leads nowhere: there is no page, file or redirect at this address.',
      'page-throws content/c.mdx: The page throws while it is rendered: 1',
      'page-timeout content/a.tsx: The page was stopped after 1 s: its code does not come to an end.',
    ]);
  });

  it('is given up when its module is never loaded', async () => {
    const found = await check({
      'site.config.ts': config('pageTimeout: 1'),
      'content/waits.mdx': "import Slow from '../src/slow.tsx';\n\n<Slow />\n",
      'src/slow.tsx': 'await new Promise(() => {});\nexport default () => null;\n',
      'content/fine.tsx': 'export default () => null;\n',
    });
    expect(found).toEqual([
      'page-timeout content/waits.mdx: The page cannot be loaded: an `await` outside of functions waits for what never comes, or for more than 1 s.',
    ]);
  });
});

describe('the code of the configuration', () => {
  it('is held to the same', async () => {
    const { exit } = process;
    expect(await check({ 'site.config.ts': `\nprocess.exit(0);\n${config()}` })).toEqual([
      'config-ends-process site.config.ts:2:9: The configuration wants to end the build with process.exit(0).',
    ]);
    expect(process.exit).toBe(exit);
  });
});

describe('what a React page exports as its front matter', () => {
  it('is read while the page is watched', async () => {
    const page = (body: string) =>
      `export const frontMatter = { get title() { ${body} } };\nexport default () => null;\n`;
    const found = await check({
      'content/exit.tsx': page('process.exit(0);'),
      'content/throws.tsx': page("throw new Error('x');"),
    });
    expect(found).toEqual([
      'page-ends-process content/exit.tsx:1:52: The page wants to end the build with process.exit(0).',
      "page-module-throws content/throws.tsx:1:50: The page's module throws when it is loaded: x",
    ]);
  });
});
