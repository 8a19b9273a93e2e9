import type {
  ArgumentModel,
  EnumValueModel,
  FieldModel,
  SubgraphRef,
} from '@docgen/core/schema-model';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { DirectiveCode } from './directive-code.tsx';
import { Owners } from './owners.tsx';
import { TypeLink } from './type-link.tsx';

/** A field, argument or value with the id it is linked by. */
export interface Member {
  readonly id: string;
  readonly model: FieldModel | ArgumentModel | EnumValueModel;
}

interface MemberEntryProps {
  readonly member: Member;
  readonly subgraphs: readonly SubgraphRef[];
}

/** A field, argument or value, and below a field its arguments. The name links to itself. */
export function MemberEntry({ member: { id, model }, subgraphs }: MemberEntryProps) {
  return (
    <div className="member" id={id}>
      <h3>
        <a href={`#${id}`}>{model.name}</a>
      </h3>
      <MemberType model={model} />
      <Owners uses={model.subgraphs} subgraphs={subgraphs} label="From" />
      <MemberDetails model={model} />
      {'args' in model && model.args.length > 0 && (
        <ul className="arguments" aria-label={`Arguments of ${model.name}`}>
          {model.args.map((arg) => (
            <ArgumentEntry key={arg.name} id={`${id}-${arg.name}`} arg={arg} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Owners of arguments are those of the field, so they are not said again. */
function ArgumentEntry({ id, arg }: { readonly id: string; readonly arg: ArgumentModel }) {
  return (
    <li id={id}>
      <b>{arg.name}</b>
      <MemberType model={arg} />
      <MemberDetails model={arg} />
    </li>
  );
}

/** What stands below a member's name: reason of deprecation, description, directives. */
function MemberDetails({ model }: { readonly model: Member['model'] }) {
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

/** What follows a member's name on its line: type, default value, marks. */
function MemberType({ model }: { readonly model: Member['model'] }) {
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

/** Why something should not be used any more, in its author's Markdown; nothing while it may be used. */
export function Deprecation({ reason }: { readonly reason: string | undefined }) {
  const markdown = useMarkdown();
  if (reason === undefined) return null;
  const html = markdown({ markdown: reason }, { inline: true, flat: true });
  return <Html className="deprecation" html={`<b>Deprecated.</b> ${html}`} />;
}
