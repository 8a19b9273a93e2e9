import { type ConstArgumentNode, type ConstValueNode, Kind } from 'graphql';

/** An argument of a directive. */
export function argumentNode(name: string, value: ConstValueNode): ConstArgumentNode {
  return { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value };
}
