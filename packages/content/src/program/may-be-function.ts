import type { Node } from 'estree-jsx';

const NO_FUNCTION =
  /^((Template)?Literal|(Unary|Update|Binary|Array|Object)Expression|JSX(Element|Fragment))$/;

/** Whether the value of an expression may be a function, such as a handler of events. */
export function mayBeFunction({ type }: Node): boolean {
  return !NO_FUNCTION.test(type);
}
