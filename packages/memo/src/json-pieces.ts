/** Number of elements of a long array that are converted at once. */
const BATCH = 4;

/**
 * Converts plain data to JSON in pieces: texts that form it one after the other.
 *
 * The JSON of a whole schema would fill new memory several times: V8 joins it from parts, with two
 * bytes for each character from the first on that is not Latin-1.
 *
 * @param value - Data that JSON can represent; not `undefined`.
 */
export function* jsonPieces(value: unknown): Generator<string, void> {
  if (isLong(value)) yield* elementsOf(value);
  else if (isObject(value) && Object.values(value).some(isLong)) yield* propertiesOf(value);
  else yield JSON.stringify(value);
}

function* elementsOf(array: readonly unknown[]): Generator<string, void> {
  for (let start = 0; start < array.length; start += BATCH) {
    yield start === 0 ? '[' : ',';
    yield JSON.stringify(array.slice(start, start + BATCH)).slice(1, -1);
  }
  yield ']';
}

function* propertiesOf(object: object): Generator<string, void> {
  let before = '{';
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(value);
    before = ',';
  }
  yield '}';
}

/** Numbers and strings need no pieces: their JSON is short. */
function isLong(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > BATCH && typeof value[0] === 'object';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
