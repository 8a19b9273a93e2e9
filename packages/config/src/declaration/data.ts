import type { Data } from '@docgen/core/basics/data';
import * as v from 'valibot';
import { isObject } from '../describe-value.ts';
import { mustBe } from './message.ts';
import { record } from './objects.ts';
import { list, textThat } from './values.ts';

/** Name of a value. In the script, `"__proto__": …` would set the prototype of the object. */
const name = textThat('a name other than "__proto__"', (value) => value !== '__proto__');

const simple = v.custom<Exclude<Data, object>>(
  (value) =>
    /^(?:string|boolean|undefined)$/.test(typeof value) || value === null || Number.isFinite(value),
  mustBe('data as in JSON'),
);

const data: v.GenericSchema<Data> = v.pipe(
  v.lazy((value): v.GenericSchema<Data> => {
    if (Array.isArray(value)) return list('values', data);
    return isObject(value) ? record(name, data) : simple;
  }),
  v.title('Data'),
);

/** Data by name. Names without a value are left out, as in JSON, so that browsers get the same. */
export const dataByName = v.pipe(
  record(name, data),
  v.transform((values): Record<string, Data> => JSON.parse(JSON.stringify(values))),
);
