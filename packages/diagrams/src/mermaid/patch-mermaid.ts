import { invariant } from '@docgen/core/basics/invariant';

/** Changes to mermaid's modules, by their subject. */
const PATCHES: Readonly<Record<string, readonly [from: RegExp, to: string]>> = {
  // Mermaid copies its whole configuration, some 700 values, each time a renderer reads one of
  // them, which takes two thirds of the time of a diagram. The configuration is built anew for
  // every diagram, so it is returned without a copy. Where a copy is needed, a plain one is ten
  // times as fast as merging into an empty object.
  'reading the configuration': [/(\w+\(\(\)=>)[\w$]+\(\{\},([\w$]+)\)(,"getConfig"\))/, '$1$2$3'],
  'copying the configuration': [
    /(=\w+\(\((\w),(\w),\{depth:\w=2\}=\{\}\)=>\{)/,
    '$1if(docgen.isEmpty($2))return docgen.copy($3,3);',
  ],
  // The settings of a diagram are applied next, which makes another copy.
  'setting the configuration back': [
    /(=\w+\(\((\w)=\w+)(\)=>\{\w+=\[\],)(\w+\(\2,\w+\)\},"reset"\))/,
    '$1,docgenLater$3docgenLater||$4',
  ],
  'settings of a diagram': [/(return \w+\()(\),\w+\(\w+\.config\?\?\{\}\))/, '$1void 0,!0$2'],
  // Mermaid computes the colours of a theme each time.
  'colours of themes': [
    /\w+\((\w=>\{let (\w)=new \w+;return \2\.calculate\(\w\),\2\}),"getThemeVariables"\)/g,
    'docgen.rememberTheme($1)',
  ],
  // Each function is given the name of its source, including those that are created while drawing.
  'names of functions': [
    /var (\w)(=\((\w),\w\)=>)(\w+\(\3,"name",\{value:\w,configurable:!0\}\);)/,
    'var $1$2$3;',
  ],
  'names of classes': [/static\{\w(\(this,)/g, 'static{docgen.name$1'],
  // Words that are too long for a line would break anywhere.
  'long words of labels': [
    /let\[(\w+),(\w+)\]=\w+\((\w+),(\w+)\);(\w+\.push\(\[\1\]\),\2\.content&&)/,
    'let[$1,$2]=docgen.splitWord($3,$4);$5',
  ],
  // DOMPurify returns its input if the document is not a browser's.
  'cleaning labels': [/(if\(!\w+\.isSupported\)return )(\w+);/, '$1docgen.sanitize($2);'],
  // The drawing is read directly, instead of being written as text and parsed again.
  'handing over the drawing': [
    /(let \w+)=(\w+\.select\(\w+\)\.node\(\))\.innerHTML;/,
    'docgen.drawn($2);$1="";',
  ],
  // Cytoscape, which lays out mind maps, requires a canvas unless it is headless. Without one, it
  // leaves computing the edges to its caller.
  'the canvas of mind maps': [
    /container:document\.getElementById\("cy"\)/g,
    'headless:!0,styleEnabled:!0',
  ],
  'the edges of mind maps': [/\b(\w+)\._private\.rscratch(?=,\w+=\{id:)/, 'docgen.edgeLine($1)'],
  // The layout of flowcharts looks at all nodes to find those of each rank.
  'the graphs of all ranks': [
    /(function \w+\((\w),\w,\w\)\{)(return \w+\(\w,function\(\w\)\{return \w+\(\w,\w,\w)(\)\}\)\}\w+\(\w+,"buildLayerGraphs"\);function \w+\(\w,\w\)\{var \w=new \w+;\w+\(\w,function\(\w\)\{var \w=\w\.graph\(\)\.root)/,
    '$1var docgenRanks=docgen.nodesOfRanks($2);$3,docgenRanks$4',
  ],
  'the graph of a rank': [
    /(function \w+\(\w,(\w),\w)(\)\{var (\w)=\w+\(\w\),\w=new \w+\(\{compound:!0\}\)\.setGraph\(\{root:\4\}\)[^{}]*\{return \w\.node\(\w\)\}\);return \w+\()\w\.nodes\(\)/,
    '$1,docgenRanks$3docgenRanks($2)',
  ],
  // Graphs are objects with a property for each node and edge. V8 gives such an object a hidden
  // class for each property that is added or deleted, unless it has no prototype.
  'the nodes and edges of graphs': [
    /(this\._(?:nodes|parent|children|in|preds|out|sucs|edgeObjs|edgeLabels)(?:\[\w+\])?)=\{\}/g,
    '$1=Object.create(null)',
  ],
  // The title and description for screen readers, which other kinds of diagram clear, would be those
  // of an earlier diagram.
  'the title of C4 diagrams': [
    /(setAccTitle:([\w$]+),\w+:[\w$]+,\w+:[\w$]+,setAccDescription:([\w$]+),getConfig:[\w$]+\(\(\)=>[\w$]+\("c4"\),"getConfig"\),clear:)([\w$]+)/,
    '$1()=>{$4(),$2(""),$3("")}',
  ],
  // Classes with attributes alone get an empty box for methods.
  'the height of classes without methods': [
    /(\w+)\.members\.length>0&&\1\.methods\.length===0&&\(\w+\+=\w+\*2\)/,
    '0',
  ],
  'the line above methods': [
    /if\((\w+)\|\|(\w+)\.members\.length>0\|\|(\2\.methods\.length>0\))/,
    'if($1||$3',
  ],
};

/**
 * Adapts mermaid's minified modules to drawing without a browser. The results call functions of an
 * object `docgen`, which `load-mermaid.ts` passes in.
 *
 * @param modules - Texts by name.
 * @throws If a patch matches none of them.
 */
export function patchMermaid(modules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const patched = new Map(modules);
  for (const [about, [from, to]] of Object.entries(PATCHES)) {
    let isMatched = false;
    for (const [name, text] of patched) {
      const changed = text.replace(from, to);
      isMatched ||= changed !== text;
      patched.set(name, changed);
    }
    invariant(isMatched, `the patch of mermaid for ${about} does not match`);
  }
  return patched;
}
