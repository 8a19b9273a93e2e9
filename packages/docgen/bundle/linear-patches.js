/**
 * Patches of parsers whose time grew with the square of what a paragraph or document contains, by
 * module: they repeated a search of which an earlier result was known. Each text to be replaced
 * occurs exactly once in its module.
 *
 * @type {Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>}
 */
export const LINEAR_PATCHES = {
  // Copies all events of a document at each change, also those before it: with each list after which
  // a paragraph follows, so the time grew with the square of the number of lists.
  'micromark-util-edit-map/index.js': [
    [
      `vecs.push(events.slice());
    events.length = 0;
`,
      '',
    ],
  ],
  'micromark-core-commonmark/lib/code-text.js': searchedOnce('codeText', '"', 4),
  'micromark-extension-math/lib/math-text.js': searchedOnce('mathText', "'", 6),
  'micromark-core-commonmark/lib/attention.js': openersSearchedOnce(
    'let nextEvents;',
    'context.sliceSerialize(events[index][1]).charAt(0) + size % 3 + events[index][1]._open',
    6,
  ),
  'micromark-extension-gfm-strikethrough/lib/syntax.js': openersSearchedOnce(
    'let index = -1;',
    'size',
    8,
  ),
  // Looks at all tokens of a quote or list for an open one, at each line that continues it without
  // its mark: it is nearly always the one that was open at the previous such line.
  'micromark/lib/initialize/document.js': [
    ['let lineStartOffset;', 'let lineStartOffset, openIndex;'],
    [
      `while (index--) {
        if (
        // The token starts before the line ending…
        childFlow.events[index][1].start.offset < lineStartOffset && (
        // …and either is not ended yet…
        !childFlow.events[index][1].end ||
        // …or ends after it.
        childFlow.events[index][1].end.offset > lineStartOffset)) {`,
      `const isOpen = ([, {start, end}]) => start.offset < lineStartOffset && (!end || end.offset > lineStartOffset);
      if (openIndex < index && isOpen(childFlow.events[openIndex])) return;
      while (index--) {
        if (isOpen(childFlow.events[index])) {
          openIndex = index;`,
    ],
  ],
  // Reads all from an opening bracket, at each bracket that closes nothing, although labels have at
  // most 999 characters (CommonMark, section "Links"); the rest is room for marks of quotes. Also
  // searches the rest of a paragraph for the end of a title, as in "[a](b (c", although the search
  // for that of an earlier one has shown that there is none.
  'micromark-core-commonmark/lib/label-end.js': [
    [
      'defined = self.parser.defined.includes(',
      'defined = self.now().offset - labelStart.end.offset < 2000 && self.parser.defined.includes(',
    ],
    [
      `function tokenizeResource(effects, ok, nok) {
`,
      `function tokenizeResource(effects, ok, nok) {
  const self = this;
  let marker;
`,
    ],
    [
      `return factoryTitle(effects, resourceTitleAfter, nok,`,
      `if (code === 40 && self._noTitleEnds) return nok(code);
      marker = code;
      return factoryTitle(effects, resourceTitleAfter, resourceTitleEndless,`,
    ],
    [
      `function resourceTitleAfter(code) {`,
      `function resourceTitleEndless(code) {
    if (marker === 40) self._noTitleEnds = true;
    return nok(code);
  }
  function resourceTitleAfter(code) {`,
    ],
  ],
  // Searches all of a paragraph before a closing bracket for an opening one, although the search for
  // an earlier one has shown what is there. Also reads all from there, although labels of footnotes
  // have at most 999 characters.
  'micromark-extension-gfm-footnote/lib/syntax.js': [
    [
      `// Find an opening.
  while (index--) {
    const token = self.events[index][1];
`,
      `// Find an opening.
  const searched = self._labelImageSearch;
  while (index--) {
    if (searched && searched.index === index && searched.event === self.events[index]) {
      labelStart = searched.labelStart;
      break;
    }
    const token = self.events[index][1];
`,
    ],
    [
      `  return start;

  /**
   * @type {State}
   */
  function start(code) {
    if (!labelStart || !labelStart._balanced) {`,
      `  index = self.events.length - 1;
  self._labelImageSearch = { index, event: self.events[index], labelStart };
  return start;

  /**
   * @type {State}
   */
  function start(code) {
    if (!labelStart || !labelStart._balanced || self.now().offset - labelStart.end.offset > 2000) {`,
    ],
  ],
  // Reads the rest of an address, at each mark in it, to see whether only marks follow; and the rest
  // of a domain, at each "www." in it, although an earlier one has shown that its last parts contain
  // an underscore. Also searches all before each word for an opening bracket.
  'micromark-extension-gfm-autolink-literal/lib/syntax.js': [
    [
      `function tokenizeTrail(effects, ok, nok) {
  return trail;`,
      `function tokenizeTrail(effects, ok, failed) {
  const self = this;
  const nok = code => {
    self._noTrailBefore = self.now().offset;
    return failed(code);
  };
  return code => self.now().offset < self._noTrailBefore ? failed(code) : trail(code);`,
    ],
    [
      'let underscoreInLastSegment;',
      'let underscoreInLastSegment, dot, dotBefore;\n  const self = this;',
    ],
    [
      'underscoreInLastLastSegment = underscoreInLastSegment;',
      `underscoreInLastLastSegment = underscoreInLastSegment;
      dotBefore = dot;
      dot = self.now().offset;`,
    ],
    [
      'if (underscoreInLastLastSegment || underscoreInLastSegment || !seen) {',
      `if (underscoreInLastLastSegment || underscoreInLastSegment || !seen) {
      self._noDomainTo = underscoreInLastSegment ? dot : dotBefore;`,
    ],
    [
      '!previousWww.call(self, self.previous) || previousUnbalanced(self.events)',
      "!previousWww.call(self, self.previous) || previousUnbalanced(self.events) || self.now().offset + 'www'.length <= self._noDomainTo",
    ],
    [
      `let result = false;
  while (index--) {`,
      `let result = false;
  const searched = events.searched;
  while (index--) {
    if (searched && searched.index === index && searched.event === events[index]) index = searched.found;`,
    ],
    [
      `result = true;
      break;`,
      `result = true;
      events.searched = {index: events.length - 1, event: events[events.length - 1], found: index};
      break;`,
    ],
  ],
};

/**
 * Patches of emphasis and strikethrough, which search all of a paragraph before a closing mark, also
 * if the search for an earlier one of its kind has shown that nothing there can open it: "a* b* c*".
 *
 * @param {string} declared - The declaration after which the ends of these searches are kept.
 * @param {string} kind - Expression for what marks with the same openers share; may contain `size`.
 * @param {number} width - Width of the indentation of the search.
 * @returns {readonly (readonly [from: string, to: string])[]}
 */
function openersSearchedOnce(declared, kind, width) {
  const indent = ' '.repeat(width);
  const end = `break;\n${indent}  }\n${indent}}`;
  return [
    [declared, `${declared}\n${' '.repeat(width - 4)}const searched = new Map();`],
    [
      'while (open--) {',
      `const size = events[index][1].end.offset - events[index][1].start.offset;
${indent}const kind = ${kind};
${indent}const bottom = searched.has(kind) ? searched.get(kind) : -1;
${indent}while (--open > bottom) {`,
    ],
    [
      end,
      `searched.forEach((to, kind) => searched.set(kind, Math.min(to, open - 2)));
${indent}    ${end}
${indent}if (open <= bottom) searched.set(kind, index - 1);`,
    ],
  ];
}

/**
 * Patches of code and formulas, which search the rest of a paragraph for their end, also if the
 * search for that of an earlier one has shown that there is none. A search records the last place
 * of each length.
 *
 * @param {string} kind - What the names of the construct's tokens begin with.
 * @param {string} quote - The quotes of the module.
 * @param {number} width - Width of the indentation in the construct's functions.
 * @returns {readonly (readonly [from: string, to: string])[]}
 */
function searchedOnce(kind, quote, width) {
  const indent = ' '.repeat(width);
  const exit = `effects.exit(${quote}${kind}Sequence${quote});\n${indent}`;
  const failed = `if (code === null) {\n${indent}  `;
  const data = `token.type = ${quote}${kind}Data${quote};`;
  const runs = `self.${kind}Runs`;
  return [
    ['let token;', 'let token, runs;'],
    [
      `${exit}return between(code);`,
      `${exit}if (${runs} && !(${runs}.get(sizeOpen) >= self.now().offset)) return nok(code);
${indent}return between(code);`,
    ],
    [
      `${failed}return nok(code);`,
      `${failed}${runs} = runs || new Map();\n${indent}  return nok(code);`,
    ],
    [data, `(runs ||= new Map()).set(size, token.start.offset);\n${indent}${data}`],
  ];
}
