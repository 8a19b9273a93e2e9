import { invariant } from '@docgen/core/invariant';

/** What is changed in mermaid's bundle, by what it is about. */
const PATCHES: Readonly<Record<string, readonly [from: RegExp, to: string]>> = {
  // Mermaid copies its whole configuration, some 700 values, each time a renderer asks for
  // one of them, which takes two thirds of the time of a diagram. The configuration is
  // built anew for every diagram, so it is handed out uncopied. Where a copy is due, a
  // plain one is ten times as fast as merging into an empty object.
  'reading the configuration': [/(\w+\(\(\)=>)[\w$]+\(\{\},([\w$]+)\)(,"getConfig"\))/, '$1$2$3'],
  'copying the configuration': [
    /(=\w+\(\((\w),(\w),\{depth:\w=2\}=\{\}\)=>\{)/,
    '$1if(docgen.isEmpty($2))return docgen.copy($3,3);',
  ],
  // Settings of a diagram follow, of which another copy is made.
  'setting the configuration back': [
    /(=\w+\(\((\w)=\w+)(\)=>\{\w+=\[\],)(\w+\(\2,\w+\)\},"reset"\))/,
    '$1,docgenLater$3docgenLater||$4',
  ],
  'settings of a diagram': [/(return \w+\()(\),\w+\(\w+\.config\?\?\{\}\))/, '$1void 0,!0$2'],
  // Colours of a theme are worked out at each turn.
  'colours of themes': [
    /\w+\((\w=>\{let (\w)=new \w+;return \2\.calculate\(\w\),\2\}),"getThemeVariables"\)/g,
    'docgen.rememberTheme($1)',
  ],
  // Each function is given the name of its source, those that are made while drawing as well.
  'names of functions': [
    /var (\w)(=\((\w),\w\)=>)(\w+\(\3,"name",\{value:\w,configurable:!0\}\);)/,
    'var $1$2$3;var docgenName$2$4',
  ],
  'names of classes': [/static\{\w(\(this,)/g, 'static{docgenName$1'],
  // Words that are too long for a line would break anywhere.
  'long words of labels': [
    /let\[(\w+),(\w+)\]=\w+\((\w+),(\w+)\);(\w+\.push\(\[\1\]\),\2\.content&&)/,
    'let[$1,$2]=docgen.splitWord($3,$4);$5',
  ],
  // DOMPurify gives back what it gets when the document is not a browser's.
  'cleaning labels': [/(if\(!\w+\.isSupported\)return )(\w+);/, '$1docgen.sanitize($2);'],
  // What mermaid has drawn is read as it stands, instead of written as text and parsed again.
  'handing over the drawing': [
    /(let \w+)=(\w+\.select\(\w+\)\.node\(\))\.innerHTML;/,
    'docgen.drawn($2);$1="";',
  ],
  // Cytoscape, which lays out mind maps, wants a canvas unless it is told not to, and
  // without one leaves edges for its caller to work out.
  'the canvas of mind maps': [
    /container:document\.getElementById\("cy"\)/g,
    'headless:!0,styleEnabled:!0',
  ],
  'the edges of mind maps': [/\b(\w+)\._private\.rscratch(?=,\w+=\{id:)/, 'docgen.edgeLine($1)'],
  // Classes with attributes alone get a box for methods with nothing in it.
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
 * Adapts mermaid's minified bundle to drawing without a browser. It calls functions of an object
 * `docgen` then, which `load-mermaid.ts` hands in.
 *
 * @param source - Text of `mermaid.min.js` of exactly the version in `package.json`.
 * @throws For a bundle that is written differently. That is found when mermaid is renewed, because
 *   its version is exact and it comes with docgen.
 */
export function patchMermaid(source: string): string {
  return Object.entries(PATCHES).reduce((text, [about, [from, to]]) => {
    const patched = text.replace(from, to);
    invariant(patched !== text, `the patch of mermaid for ${about} does not match`);
    return patched;
  }, source);
}
