import type { AlsoIn } from './page.ts';
import type { SchemaEntry } from './schema-model.ts';

/** What a page says of its definition in other schemas, such as `This type in: API (10 fields) · Invoice (2)`. */
export interface OtherSchemas {
  /** What stands before the links. */
  readonly lead: 'Also in' | 'This type in';
  readonly links: readonly {
    readonly label: string;
    readonly to: string;
    /** How much of it is there, such as `10 fields`; only the first one names what is counted. */
    readonly count?: string;
  }[];
}

/** Says where else a definition is; `undefined` where it is in no other schema. */
export function otherSchemas(
  { kind, section }: Pick<SchemaEntry, 'kind' | 'section'>,
  alsoIn: readonly AlsoIn[],
): OtherSchemas | undefined {
  if (alsoIn.length === 0) return undefined;
  const noun = kind === 'enums' ? 'value' : kind === 'unions' ? 'member' : 'field';
  const links = alsoIn.map(({ label, to, members }, position) => {
    if (members === undefined) return { label, to };
    const counted = `${members} ${noun}${members === 1 ? '' : 's'}`;
    return { label, to, count: position === 0 ? counted : `${members}` };
  });
  return { lead: section === 'api' ? 'Also in' : 'This type in', links };
}
