/**
 * Has an object literal copy properties with `docgenSpread`, see `packages/files/src/spread.ts`:
 * `{ a, ...b, c }` becomes `docgenSpread(docgenSpread({ a, }, b), { c })`. The calls are nested so
 * that `b` is copied before `c` is evaluated.
 *
 * @param {import('acorn').ObjectExpression} literal
 * @returns {{ start: number, end: number, text: string }[]} edits in the order of the text; none if
 *   nothing is copied, or if the literal defines accessors or a prototype, which a copy would lose
 */
export function objectSpread({ start, end, properties }) {
  if (!properties.some(isSpread) || properties.some(isSpecial)) return [];
  const edits = [];
  let calls = 0;
  let opened = '}, ';
  for (const property of properties) {
    const at = property.start;
    if (isSpread(property)) {
      calls++;
      edits.push({ start: at, end: at + '...'.length, text: opened });
      edits.push({ start: property.end, end: property.end, text: ')' });
      opened = '';
    } else if (opened === '') {
      calls++;
      edits.push({ start: at, end: at, text: '{ ' });
      opened = '}), ';
    }
  }
  // If the last property is a spread, no brace is open, and there may be a comma.
  const last = opened === '' ? properties.at(-1).end : end;
  edits.push({ start: last, end, text: opened === '' ? '' : ')' });
  return [{ start, end: start, text: ` ${'docgenSpread('.repeat(calls)}` }, ...edits];
}

const isSpread = ({ type }) => type === 'SpreadElement';

function isSpecial({ kind, computed, shorthand, key }) {
  const isPrototype = !computed && !shorthand && (key?.name ?? key?.value) === '__proto__';
  return kind === 'get' || kind === 'set' || isPrototype;
}
