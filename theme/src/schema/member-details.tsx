import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { Deprecation } from './deprecation.tsx';
import { DirectiveCode } from './directive-code.tsx';
import type { Member } from './sections-of-entry.ts';

/** What stands below a member's name: reason of deprecation, description, directives. */
export function MemberDetails({ model }: { readonly model: Member['model'] }) {
  const markdown = useMarkdown();
  return (
    <>
      <Deprecation reason={model.deprecated} />
      {model.description && <Html html={markdown(model.description, { inline: true })} />}
      {model.directives.length > 0 && (
        <p className="applied">
          {model.directives.map((directive) => (
            <DirectiveCode key={JSON.stringify(directive)} directive={directive} />
          ))}
        </p>
      )}
    </>
  );
}
