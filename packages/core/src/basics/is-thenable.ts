/** Whether `await` would call a method `then` of the value, as it does of a promise. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return isObjectLike(value) && typeof Reflect.get(value, 'then') === 'function';
}

function isObjectLike(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
