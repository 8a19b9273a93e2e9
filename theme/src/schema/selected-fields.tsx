import { anchorOf } from '@docgen/core/schema/anchors';
import type { SchemaEntry } from '@docgen/core/schema-model';
import type { ReactNode } from 'react';

interface SelectedFieldsProps {
  /** Selection set, such as `id organization { id }`. */
  readonly fields: string;
  /** The type whose fields it selects. */
  readonly of: SchemaEntry;
}

/**
 * A selection set, such as the key of an entity. Its fields link to their entries on the same page.
 */
export function SelectedFields({ fields, of }: SelectedFieldsProps) {
  const members = 'fields' in of ? of.fields : [];
  let depth = 0;
  const parts = fields.split(/(\W+)/).map((part): ReactNode => {
    depth += part.split('{').length - part.split('}').length;
    const field = depth === 0 ? members.find(({ name }) => name === part) : undefined;
    if (field === undefined) return part;
    return (
      <a key={part} href={`#${anchorOf(field.coordinate)}`}>
        {part}
      </a>
    );
  });
  return <code>{parts}</code>;
}
