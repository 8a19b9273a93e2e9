import { moreFields, moreTypes } from '@docgen/core/more-of-type';
import type { ResultType } from '@docgen/core/schema-model';
import { MoreOfType } from './more-of-type.tsx';
import { TypeLink } from './type-link.tsx';

/** The fields of a returned type, one on a line. */
export function ResultFields({ result }: { readonly result: ResultType }) {
  const { fields, more, possibleTypes } = result;
  return (
    <>
      {fields.length + more > 0 && (
        <ul className="arguments">
          {fields.map(({ field, result: inside }) => (
            <li key={field.name}>
              <b>{field.name}</b> <TypeLink type={field.type} />
              {field.deprecated !== undefined && (
                <>
                  {' '}
                  <span className="badge badge-deprecated">deprecated</span>
                </>
              )}
              {inside !== undefined && <ResultFields result={inside} />}
            </li>
          ))}
          {more > 0 && (
            <li>
              <MoreOfType type={result.type} text={moreFields(result)} />
            </li>
          )}
        </ul>
      )}
      {possibleTypes.length > 0 && (
        <ul className="arguments">
          {possibleTypes.map((possible) => (
            <li key={possible.name}>
              … on <TypeLink type={possible} />
            </li>
          ))}
          {result.moreTypes > 0 && (
            <li>
              <MoreOfType type={result.type} text={moreTypes(result)} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}
