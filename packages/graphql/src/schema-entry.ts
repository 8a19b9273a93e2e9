import type { SchemaEntry } from '@docgen/core/schema-model';
import type { Definition } from './definition.ts';
import { directiveEntry } from './directive-entry.ts';
import type { EntryDraft } from './entry-draft.ts';
import type { ModelScope } from './model-scope.ts';
import { operationEntry } from './operation-entry.ts';
import { signatureOf } from './signature-of.ts';
import { typeEntry } from './type-entry.ts';

/** Everything that the page of a definition shows. */
export function schemaEntry(definition: Definition, scope: ModelScope): SchemaEntry {
  const draft = draftOf(definition, scope);
  return { ...draft, signature: signatureOf(draft) };
}

function draftOf(definition: Definition, scope: ModelScope): EntryDraft {
  if ('field' in definition) return operationEntry(definition, scope);
  if ('directive' in definition) return directiveEntry(definition, scope);
  return typeEntry(definition, scope);
}
