/**
 * Has an object literal copy properties with `docgenSpread`, see `packages/files/src/spread.ts`:
 * `{ a, ...b, c }` becomes `docgenSpread({ a, }, b, { c })`.
 *
 * @param {import('acorn').ObjectExpression} literal
 * @returns {{ start: number, end: number, text: string }[]} edits in the order of the text; none if
 *   nothing is copied, or if the literal defines accessors or a prototype, which a copy would lose
 */
export function objectSpread({ start, end, properties }) {
  if (!properties.some(isSpread) || properties.some(isSpecial)) return [];
  const edits = [{ start, end: start, text: 'docgenSpread(' }];
  let isOpen = true;
  for (const property of properties) {
    const at = property.start;
    if (isSpread(property)) {
      edits.push({ start: at, end: at + '...'.length, text: isOpen ? '}, ' : '' });
    } else if (!isOpen) {
      edits.push({ start: at, end: at, text: '{ ' });
    }
    isOpen = !isSpread(property);
  }
  edits.push({ start: end - '}'.length, end, text: isOpen ? '})' : ')' });
  return edits;
}

const isSpread = ({ type }) => type === 'SpreadElement';

function isSpecial({ kind, computed, shorthand, key }) {
  const isPrototype = !computed && !shorthand && (key?.name ?? key?.value) === '__proto__';
  return kind === 'get' || kind === 'set' || isPrototype;
}
