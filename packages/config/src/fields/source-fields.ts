import { type At, reportWrong } from '../check.ts';
import {
  and,
  either,
  label,
  list,
  object,
  optional,
  optionalWith,
  required,
  text,
} from '../combinators.ts';
import { address, id, route } from '../formats.ts';

export const content = list(
  'content roots',
  object({
    id: required(id),
    path: required(label),
    route: optionalWith(route, '/'),
    editUrl: optional(address),
  }),
);

const section = {
  id: required(id),
  label: optional(label),
  title: optional(label),
  description: optional(text),
  route: optional(route),
  manual: optional(route),
};

export const schemas = object({
  instances: required(
    list(
      'schemas',
      object({
        ...section,
        path: required(either(Array.isArray, and(list('SDL files', label), notEmpty), label)),
      }),
    ),
  ),
  composed: optional(object({ ...section, subgraphs: optional(list('ids of schemas', id)) })),
});

function notEmpty(files: string[], at: At): string[] | undefined {
  return files.length > 0 ? files : reportWrong(files, 'an SDL file or a list of them', at);
}
