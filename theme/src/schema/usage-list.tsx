import type { Usage } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';

/** How many usages show before the rest has to be opened. */
const most = 20;

const howLabel: Readonly<Record<Usage['how'], string>> = {
  argument: 'argument',
  field: 'field',
  'input-field': 'input field',
  implements: 'implements it',
  member: 'union',
  returns: 'returns it',
};

/** Links to what refers to a definition; a long tail is folded away. */
export function UsageList({ usages }: { readonly usages: readonly Usage[] }) {
  const rest = usages.slice(most);
  return (
    <>
      <Usages usages={usages.slice(0, most)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <Usages usages={rest} />
        </details>
      )}
    </>
  );
}

function Usages({ usages }: { readonly usages: readonly Usage[] }) {
  return (
    <ul className="names">
      {usages.map((usage) => (
        <li key={`${usage.how} ${usage.coordinate}`}>
          <Link to={usage.to + fragment(usage)}>
            <code>{usage.coordinate}</code>
          </Link>{' '}
          <small>{howLabel[usage.how]}</small>
        </li>
      ))}
    </ul>
  );
}

/** A field stands on its type's page at an id of its own; other usages are what their page is about. */
function fragment({ how, coordinate }: Usage): string {
  return how === 'field' || how === 'input-field' ? `#field-${coordinate.split('.')[1]}` : '';
}
