import type { Member } from './sections-of-entry.ts';
import { TypeLink } from './type-link.tsx';

/** What follows a member's name on its line: type, default value, marks. */
export function MemberType({ model }: { readonly model: Member['model'] }) {
  return (
    <>
      {'type' in model && (
        <>
          {' '}
          <TypeLink type={model.type} />
        </>
      )}
      {'defaultValue' in model && (
        <>
          {' '}
          <small>
            default <code>{model.defaultValue}</code>
          </small>
        </>
      )}
      {model.deprecated !== undefined && (
        <>
          {' '}
          <span className="badge badge-deprecated">deprecated</span>
        </>
      )}
    </>
  );
}
