import type { TypeRef } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';

/** A type as it is written, such as `[Order!]!`, with the name inside leading to its page. */
export function TypeLink({ type }: { readonly type: TypeRef }) {
  const start = type.text.indexOf(type.name);
  if (type.to === undefined || start < 0) return <code>{type.text}</code>;
  return (
    <code>
      {type.text.slice(0, start)}
      <Link to={type.to}>{type.name}</Link>
      {type.text.slice(start + type.name.length)}
    </code>
  );
}
