import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BROWSER_DIAGRAM } from '@docgen/core/pages/diagram';
import { escapeText } from '@docgen/core/strings/escape-markup';
import { openMemo } from '@docgen/memo/memo';
import { describe, expect, it } from 'vitest';
import { drawHere, loadDrawer } from './draw-here.ts';
import { createMermaidRenderer, type MermaidPlace } from './mermaid-renderer.ts';

const themes = { light: 'default', dark: 'dark' };
const place: MermaidPlace = { file: 'docs/page.md', line: 10 };
const memo = openMemo({ version: '' });
const draw = drawHere(themes);
const render = createMermaidRenderer({ themes, memo, draw });

const SAMPLES: Readonly<Record<string, string>> = {
  flowchart: `flowchart TB
  accTitle: The way of an order
  accDescr: From the cart to the parcel.
  subgraph shop [The shop]
    cart[Shopping cart] -- "check out" --> order{"Paid < 1 hour & valid?"}
  end
  order -->|yes| parcel[(Parcel)]
  order -.->|no| cart`,
  classDiagram: `classDiagram
  class Animal {
    <<abstract>>
    +int age
    +isMammal() bool
    -secret()$ void
  }
  class Duck
  Animal <|-- Duck : is a
  Animal "1" o-- "0..*" Egg : lays
  note for Duck "can fly"`,
  sequenceDiagram: `sequenceDiagram
  actor U as User
  participant G as Gateway
  U->>+G: query
  Note right of G: A note about the gateway
  alt found
    G-->>-U: data
  else not found
    G--xU: error
  end`,
  stateDiagram: `stateDiagram-v2
  [*] --> Open
  state Open {
    [*] --> Waiting
  }
  Open --> Closed : time is up
  note right of Open : A note
  Closed --> [*]`,
  erDiagram: `erDiagram
  CUSTOMER ||--o{ ORDER : places
  CUSTOMER {
    uuid id PK "the identifier"
    string name
  }`,
  xychart: `xychart-beta
  x-axis [jan, feb]
  y-axis "Revenue" 0 --> 10
  bar [5, 6]`,
  pie: `pie title Pets
  "Dogs" : 386
  "Cats" : 85`,
  journey: `journey
  title My day
  section Work
    Go upstairs and look around for a while: 3: Me`,
  gantt: `gantt
  dateFormat YYYY-MM-DD
  section A
  Task :a1, 2014-01-01, 30d`,
  mindmap: `mindmap
  root((Root))
    Leaf
    [Square]`,
  gitGraph: `gitGraph
  commit
  branch develop
  commit`,
  timeline: `timeline
  2002 : LinkedIn
  2004 : Facebook has a text that needs two lines`,
};

async function html(source: string, at: MermaidPlace = place): Promise<string> {
  const { value, diagnostics } = await render(source, at);
  expect(diagnostics).toEqual([]);
  return value.html;
}

describe('a diagram', () => {
  it.each(Object.keys(SAMPLES))('of type %s is drawn without a browser', async (type) => {
    const drawn = await html(SAMPLES[type] ?? '');
    expect(drawn).toMatch(
      /^<figure class="mermaid"[^>]*><svg id="m[\da-f]{8}" .*<\/svg><\/figure>$/s,
    );
    expect(drawn).not.toMatch(/NaN|undefined|<script|<style|\sstyle=|foreignObject|\son\w+=/);
  });

  it('shows its labels as text', async () => {
    expect(await html(SAMPLES.flowchart ?? '')).toContain('>Paid &lt; 1 hour &amp; valid?</text>');
    const classes = await html(SAMPLES.classDiagram ?? '');
    for (const label of [
      '«abstract»',
      'Animal',
      '+int age',
      '+isMammal() : bool',
      '0..*',
      'lays',
    ]) {
      expect(classes).toContain(`>${label}</text>`);
    }
  });

  it('has the styles of both themes, and shapes only once', async () => {
    const drawn = await html('flowchart TB\n  a[Only box]');
    expect(drawn.match(/Only box/g)).toHaveLength(1);
    expect(drawn).toContain('fill="light-dark(#ececff,#1f2020)" stroke="light-dark(#9370db,#ccc)"');
  });

  it('takes colours that stand on elements from both themes', async () => {
    const drawn = await html(SAMPLES.pie ?? '');
    const fills = [...drawn.matchAll(/ fill="light-dark\((#\w+),(#\w+)\)"/g)];
    expect(fills.map(([, light]) => light)).toContain('#ececff');
    expect(fills.length).toBeGreaterThan(2);
    expect(fills.map(([, , dark]) => dark)).not.toContain('#ececff');
  });

  it('keeps an author’s own colours in both themes', async () => {
    const drawn = await html('flowchart TB\n  a --> b\n  style a fill:#f9f,stroke:#333');
    expect(drawn).toContain('fill="#f9f" stroke="#333"');
  });

  it('writes labels on them in a colour that can be read in either theme', async () => {
    const drawn = await html('flowchart TB\n  a[Light] --> b[Plain]\n  style a fill:#ffd');
    const [light = '', plain = ''] = [/<text[^>]*>Light/, /<text[^>]*>Plain/].map(
      (text) => text.exec(drawn)?.[0],
    );
    expect(light).toMatch(/fill="light-dark\(#\w+,#000\)"/);
    expect(plain).not.toContain('#000');
  });

  it.for(Object.entries(SAMPLES))(
    'draws a %s the same with whatever is blank at the ends of its lines',
    async ([, source]) => {
      const id = /\bm[0-9a-f]{8}/g;
      const blank = (await html(source.replaceAll('\n', ' \t\n'))).replaceAll(id, '');
      expect(blank).toBe((await html(source)).replaceAll(id, ''));
    },
  );

  it('draws a flowchart with a line that ends in 200,000 spaces', async () => {
    const drawn = await html(`flowchart TB\n  a --> b${' '.repeat(200_000)}\n  b --> c`);
    expect(drawn.match(/<text/g)).toHaveLength(3);
  });

  it('breaks long names between their words only', async () => {
    const drawn = await html('flowchart TB\n  NumericalCategoryCharacteristic --> b');
    expect([...drawn.matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, line]) => line)).toEqual([
      'NumericalCategory',
      'Characteristic',
    ]);
  });

  it('draws flowcharts from top to bottom that would be too wide', async () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, n) => `  s${n}[Step ${n}] --> s${n + 1}[Step ${n + 1}]\n`).join(
        '',
      );
    const isWide = async (source: string) => {
      const [width = 0, height = 0] = sizeOf(await html(source));
      return width > height;
    };
    expect(await isWide(`flowchart LR\n${chain(4)}`)).toBe(true);
    expect(await isWide(`flowchart LR\n${chain(12)}`)).toBe(false);
  });

  it('draws the numbers at the ends of edges in sight', async () => {
    const drawn = await html(SAMPLES.classDiagram ?? '');
    expect(drawn.indexOf('>0..*</text>')).toBeGreaterThan(drawn.lastIndexOf('<path'));
  });

  it('leaves out what would differ from day to day', async () => {
    expect(await html(SAMPLES.gantt ?? '')).not.toContain(String(new Date().getFullYear()));
  });

  it('is small', async () => {
    const classes = Array.from({ length: 6 }, (_, index) => {
      const next = index < 5 ? `\n  Class${index} "1" --> "0..*" Class${index + 1} : relation` : '';
      return `  class Class${index} {\n    id: UUID\n    name: string\n    save() bool\n  }${next}`;
    });
    const drawn = await html(`classDiagram\n${classes.join('\n')}`);
    expect(drawn.length).toBeLessThan(6_000);
  });
});

it('is drawn alike, whatever was drawn before: a theme of its own counts in both modes', async () => {
  const plain = 'gitGraph\n  commit id: "a"';
  const own = `%%{init: {'theme': 'default'}}%%\n${plain}`;
  const alone = await loadDrawer(themes);
  const after = await loadDrawer(themes);
  await after(plain);
  expect(await after(own)).toEqual(await alone(own));
});

describe('the space of a diagram', () => {
  /** The width that is at least kept for a drawing. */
  const roomOf = (drawn: string) =>
    Number(
      /<\/svg><svg width="(\d+)" height="0" aria-hidden="true"><\/svg><\/figure>$/.exec(drawn)?.[1],
    );

  it('is reserved by width, height and viewBox', async () => {
    const drawn = await html('flowchart LR\n  a --> b');
    const [, width, height] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(drawn) ?? [];
    expect(drawn).toContain(` width="${width}" height="${height}"`);
    expect(drawn).not.toContain('tabindex');
  });

  it('scrolls when it would get too small to read, with the keyboard, too', async () => {
    const drawn = await html(
      'flowchart LR\n  a[A long label] --> b[A long label] --> c[A long label] --> d',
    );
    expect(drawn).toMatch(/^<figure class="mermaid" tabindex="0" aria-labelledby="(m\w+-t)">/);
    const [, width] = /viewBox="\S+ \S+ (\d+)/.exec(drawn) ?? [];
    // Text of 16 pixels is readable at 10.
    expect(roomOf(drawn)).toBe(Math.ceil(Number(width) * 0.625));
  });

  it('is more where text is smaller', async () => {
    const source = 'classDiagram\n  direction LR\n  A_class_with_a_name "1" --> "2" Another_one';
    const drawn = await html(source);
    const [, width] = /viewBox="\S+ \S+ (\d+)/.exec(drawn) ?? [];
    expect(drawn).toContain('font-size="11"');
    expect(roomOf(drawn)).toBe(Math.ceil((Number(width) * 10) / 11));
  });
});

describe('what screen readers say', () => {
  it('is the title and the description of the author', async () => {
    const drawn = await html(SAMPLES.flowchart ?? '');
    const [, id] =
      /<svg id="(\w+)" role="img" aria-labelledby="\1-t" aria-describedby="\1-d"/.exec(drawn) ?? [];
    expect(drawn).toContain(`<title id="${id}-t">The way of an order</title>`);
    expect(drawn).toContain(`<desc id="${id}-d">From the cart to the parcel.</desc>`);
  });

  it('is the title that is seen, or the kind of diagram, when there is no other', async () => {
    expect(await html('---\ntitle: Seen\n---\nflowchart TB\n  a')).toMatch(
      /<title id="\S+">Seen<\/title>/,
    );
    expect(await html('flowchart TB\n  a')).toMatch(/<title id="\S+">Flowchart<\/title>/);
  });

  it('includes links, which an image would hide', async () => {
    const drawn = await html('flowchart TB\n  a\n  click a "https://example.org/?a=1&b=2"');
    expect(drawn).toContain('role="group"');
    expect(drawn).toContain('<a href="https://example.org/?a=1&amp;b=2">');
  });
});

it('is drawn again after drawing it has failed', async () => {
  let attempts = 0;
  const failsOnce = createMermaidRenderer({
    themes,
    memo: openMemo({ version: '' }),
    async draw(source) {
      attempts += 1;
      if (attempts === 1) throw new Error('The thread has ended.');
      return draw(source);
    },
  });
  const source = 'flowchart TB\n  again';
  await expect(failsOnce(source, place)).rejects.toThrow('The thread has ended.');
  expect((await failsOnce(source, place)).value.html).toContain('>again</text>');
  await failsOnce(source, place);
  expect(attempts).toBe(2);
});

it.each(['https://example.org/a.png', '//example.org/a.png', '/a.png'])(
  'a drawn diagram does not load the image %s',
  async (icon) => {
    const drawn = await html(
      `sequenceDiagram\n  participant A\n  A->>A: b\n  properties A: {"icon": "${icon}"}`,
    );
    expect(drawn).toContain('>A</text>');
    expect(drawn).not.toContain('<image');
    expect(drawn).not.toContain('a.png');
  },
);

describe('ids', () => {
  const idsOf = (text: string): string[] =>
    [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

  it('are the same in every run', async () => {
    const other = createMermaidRenderer({ themes, memo, draw: await loadDrawer(themes) });
    // In a different order, because mermaid counts across drawings.
    for (const type of Object.keys(SAMPLES).reverse()) {
      const source = SAMPLES[type] ?? '';
      expect((await other(source, place)).value.html).toBe(await html(source));
    }
  });

  it('differ between diagrams, and between two places of one diagram', async () => {
    const source = SAMPLES.classDiagram ?? '';
    const all = [
      ...idsOf(await html(source)),
      ...idsOf(await html(source, { ...place, line: 90 })),
      ...idsOf(await html(source, { ...place, file: 'docs/other.md' })),
      ...idsOf(await html(SAMPLES.sequenceDiagram ?? '')),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are what every reference leads to', async () => {
    const drawn = await html(SAMPLES.classDiagram ?? '');
    const targets = Array.from(drawn.matchAll(/url\(#([^)]+)\)/g), ([, target]) => target);
    expect(targets).not.toEqual([]);
    expect(idsOf(drawn)).toEqual(expect.arrayContaining(targets));
  });
});

describe('a mistake', () => {
  it.each([
    ['in a line', 'flowchart TB\n  a --> b\n  c ->-> d', 12, 'because of "-"'],
    [
      'after comments and settings',
      '---\ntitle: x\n---\n%% one\n\n%% two\nflowchart TB\n  a --> end',
      17,
      '"a --> end"',
    ],
    [
      'in a bracket that is never closed',
      'flowchart TB\n  a[open --> b\n  c --> d',
      11,
      '"a[open --> b"',
    ],
    ['in a sequence', 'sequenceDiagram\n  A->>B: hi\n  B->C', 12, 'the line ends too early'],
    [
      'in a block without end',
      'sequenceDiagram\n  alt x\n  A->>B: hi',
      12,
      'ends before it is complete',
    ],
    ['in a grammar of the newer kind', 'pie\n  "a" : 1\n  "b" : x', 12, 'does not expect "x"'],
    ['of meaning', 'gitGraph\n  commit\n  checkout x', 12, 'not yet created'],
    [
      'in a date',
      'gantt\n  section S\n  a: 2024-02-01, 3d\n  b: 2024-99-01, 3d',
      13,
      '"2024-99-01" is not a date.',
    ],
    ['in the settings', '---\ntitle: [x\n---\nflowchart TB\n  a', 12, 'not valid YAML'],
  ])('%s is found at its line', async (_, source, line, message) => {
    const { value, diagnostics } = await render(source, place);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      code: 'mermaid-syntax',
      severity: 'error',
      place: { file: 'docs/page.md', line },
    });
    expect(diagnostics[0]?.message).toContain(message);
    expect(value.html).toMatch(/^<pre class="mermaid-fallback">/);
  });

  it('comes with what to write instead', async () => {
    const hint = async (source: string) => (await render(source, place)).diagnostics[0]?.hint;
    expect(await hint('flowchrt TB\n  a --> b')).toBe('Did you mean "flowchart"?');
    expect(await hint('flowchart TB\n  a[x (y)]')).toContain('in quotes');
    expect(await hint('flowchart TB\n  a --> end')).toContain('closes a subgraph');
    expect(await hint('xychart-beta\n  x-axis [a, b\n')).toBe('Expected "]" or ",".');
  });

  it('carries the text of the file for a code frame', async () => {
    const source = '```mermaid\nflowchrt\n```';
    const { diagnostics } = await render('flowchrt', { ...place, source });
    expect(diagnostics[0]?.source).toBe(source);
  });
});

describe('a diagram that needs a browser', () => {
  const ARCHITECTURE =
    'architecture-beta\n  service a(server)[A]\n  service b(server)[B]\n  a:L -- R:b';

  it.each([
    ['a formula', 'flowchart LR\n  A["$$x^2$$"]'],
    ['an image', 'flowchart LR\n  A@{ img: "https://example.org/a.png", label: "Image" }'],
    ['an architecture', ARCHITECTURE],
  ])('such as %s is left to it, with room for the drawing', async (_, source) => {
    const { value, diagnostics } = await render(source, place);
    const [, text] =
      /^<figure class="mermaid-box"><pre class="mermaid-fallback" data-mermaid tabindex="0"[^>]+>([^<]+)<\/pre><\/figure>$/.exec(
        value.html,
      ) ?? [];
    expect(text).toBe(escapeText(source));
    expect(value.html).toContain(BROWSER_DIAGRAM);
    expect(diagnostics).toMatchObject([
      {
        code: 'mermaid-needs-browser',
        severity: 'warning',
        place: { line: 10 },
        hint: expect.stringContaining("needs 'unsafe-inline' in style-src"),
      },
    ]);
  });

  it('is told of with the reason in words and what it costs', async () => {
    const { diagnostics } = await render(ARCHITECTURE, place);
    expect(diagnostics[0]?.message).toBe(
      "Readers' browsers draw this diagram, because docgen cannot draw it during the build: Mermaid needs functions of a browser to lay it out. Its page loads mermaid, 200 to 500 kB compressed, when the diagram comes into view; until then, and without JavaScript, it shows the source.",
    );
  });
});

describe('labels of an attacker', () => {
  it('are nothing but text', async () => {
    const drawn = await html(`flowchart LR
      a["<script>alert(1)</script><img src=x onerror=alert(2)>hello"] --> b["&lt;b onclick=x&gt;"]
      c["\`<svg onload=alert(1)>\`"] --> d["</text></svg><iframe src=//evil.example>"]
      click a "javascript:alert(1)"
      click c call foo("x")
      click d href " java\tscript:alert(1)"
      classDef x fill:#f00
      class a x`);
    expect(drawn).toContain('>hello</text>');
    expect(drawn).toContain('&lt;b onclick=x&gt;');
    expect(drawn).not.toMatch(/<(?:script|img|iframe|b|a|foreignObject)\b|\son\w+="|javascript/i);
    expect(drawn.match(/<svg/g)).toHaveLength(1);
  });

  it('cannot turn on HTML by settings of the diagram', async () => {
    const drawn = await html(
      '%%{init: {"securityLevel": "loose", "htmlLabels": true, "flowchart": {"htmlLabels": true}}}%%\nflowchart LR\n  a["<b>x</b>"]\n  click a "javascript:alert(1)"',
    );
    expect(drawn).not.toMatch(/foreignObject|<b>|javascript/i);
  });

  it('cannot load anything by style', async () => {
    const drawn = await html(
      '%%{init: {"themeCSS": ".node rect { fill: url(https://evil.example/x.svg) } @import url(//evil.example);"}}%%\nflowchart LR\n  a',
    );
    expect(drawn).not.toContain('evil');
  });
});

describe('what is kept', () => {
  const drawsNothing = async () => {
    throw new Error('This is not kept.');
  };
  const source = 'flowchart TB\n  a';

  it('makes loading mermaid unnecessary', async () => {
    const kept = openMemo({ version: '', resident: true });
    const first = await createMermaidRenderer({ themes, memo: kept, draw })(source, place);
    const next = createMermaidRenderer({ themes, memo: kept, draw: drawsNothing });
    expect(await next(source, place)).toEqual(first);
    const unkept = createMermaidRenderer({ themes, memo, draw: drawsNothing });
    await expect(unkept(source, place)).rejects.toThrow('This is not kept.');
  });

  it.each([
    ['another text', 'flowchart TB\n  b', themes],
    ['other themes', source, { ...themes, dark: 'forest' }],
  ])('is nothing for %s', async (_, other, otherThemes) => {
    const kept = openMemo({ version: '', resident: true });
    await createMermaidRenderer({ themes, memo: kept, draw })(source, place);
    const next = createMermaidRenderer({ themes: otherThemes, memo: kept, draw: drawsNothing });
    await expect(next(other, place)).rejects.toThrow('This is not kept.');
  });

  it('has other ids in each place', async () => {
    const kept = openMemo({ version: '', resident: true });
    const here = await createMermaidRenderer({ themes, memo: kept, draw })(source, place);
    const elsewhere = { ...place, line: 50 };
    const drawn = await createMermaidRenderer({ themes, memo: kept, draw: drawsNothing })(
      source,
      elsewhere,
    );
    expect(drawn.value.html).toBe(await html(source, elsewhere));
    expect(drawn.value.hash).not.toBe(here.value.hash);
  });

  it('is also that a diagram needs a browser, but no mistake', async () => {
    const kept = openMemo({ version: '', resident: true });
    const drawing = createMermaidRenderer({ themes, memo: kept, draw });
    const formula = 'flowchart LR\n  A["$$x^2$$"]';
    const first = await drawing(formula, place);
    expect(first.value.isForBrowsers).toBe(true);
    await drawing('flowchrt', place);
    const next = createMermaidRenderer({ themes, memo: kept, draw: drawsNothing });
    expect(await next(formula, place)).toEqual(first);
    await expect(next('flowchrt', place)).rejects.toThrow('This is not kept.');
  });
});

it('keeps only the latest drawings of a diagram that is edited many times', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const made: WeakRef<object>[] = [];
  const render = createMermaidRenderer({
    themes,
    memo: openMemo({ version: '', resident: true }),
    mostDrawings: 300,
    async draw(text) {
      const drawn = { kind: 'needs-browser', reason: text } as const;
      made.push(new WeakRef(drawn));
      return drawn;
    },
  });
  const edits = Array.from({ length: 1000 }, (_, edit) => `flowchart TB\n  a${edit}`);
  for (const text of edits) await render(text, place);
  // Weakly held objects stay alive until the current task ends.
  await setImmediate();
  collectGarbage();
  expect(made).toHaveLength(1000);
  expect(made.filter((each) => each.deref() !== undefined).length).toBeLessThanOrEqual(300);
  await render(edits.at(-1) ?? '', place);
  expect(made).toHaveLength(1000);
});

it('leaves a drawing that it cannot read to browsers', async () => {
  const { diagnostics } = await render('info', { ...place, file: 'docs/info.md' });
  expect(diagnostics).toMatchObject([
    { code: 'mermaid-needs-browser', place: { file: 'docs/info.md' } },
  ]);
});

describe('the process', () => {
  it('is left as it was', async () => {
    const globals = () => Object.getOwnPropertyNames(globalThis).sort();
    const before = globals();
    const own = createMermaidRenderer({ themes, memo, draw: await loadDrawer(themes) });
    await own('flowchart TB\n  a', place);
    expect(globals()).toEqual(before);
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  it('may ask for many diagrams at once', async () => {
    const own = createMermaidRenderer({ themes, memo, draw: await loadDrawer(themes) });
    const drawn = await Promise.all(
      Object.values(SAMPLES).map(async (source) => (await own(source, place)).value.html),
    );
    expect(drawn).toEqual(await Promise.all(Object.values(SAMPLES).map((source) => html(source))));
  });
});

function sizeOf(drawn: string): number[] {
  return /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawn)?.slice(1).map(Number) ?? [];
}

it('tells a mistake to all who ask for the same diagram at once, as sites do that follow each other', async () => {
  const source = 'flowchart LR\n  cart -->';
  const other = createMermaidRenderer({ themes, memo, draw });
  const both = await Promise.all([
    render(source, place),
    other(source, { file: 'docs/other.md', line: 20 }),
  ]);
  expect(both.map(({ diagnostics }) => diagnostics)).toMatchObject([
    [{ code: 'mermaid-syntax', place: { file: 'docs/page.md', line: 11 } }],
    [{ code: 'mermaid-syntax', place: { file: 'docs/other.md', line: 21 } }],
  ]);
});
