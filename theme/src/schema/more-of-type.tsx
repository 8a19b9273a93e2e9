import type { TypeRef } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';

interface MoreOfTypeProps {
  readonly type: TypeRef;
  readonly text: string;
}

/** Says what a list leaves out of a type, and leads to the type. */
export function MoreOfType({ type: { to }, text }: MoreOfTypeProps) {
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}
