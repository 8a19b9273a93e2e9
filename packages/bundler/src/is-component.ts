/**
 * Whether React may render a value as a component: functions, objects that wrap them, element names,
 * and symbols such as `Fragment`. An object without a type may have components as properties, as in
 * `<Chart.Line>`.
 */
export function isComponent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return !isElement(value);
  return ['function', 'string', 'symbol'].includes(typeof value);
}

function isElement(value: object): boolean {
  return '$$typeof' in value && 'props' in value;
}
