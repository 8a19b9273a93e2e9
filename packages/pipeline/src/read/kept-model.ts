import { remember } from '@docgen/core/remember';
import type {
  EntryBase,
  OperationEntry,
  SchemaEntry,
  SchemaModel,
} from '@docgen/core/schema-model';
import { hashOf } from '@docgen/memo/hash-of';
import type { Part } from '@docgen/memo/parts';

/**
 * A model as it is kept: nearly half of it is what only the page of a definition shows, and a build of few
 * changes draws few pages.
 */
export interface KeptModel {
  /** The model without the details of its entries. */
  readonly outline: Outline;
  /** The details of all entries as JSON in UTF-8, one behind the other. */
  readonly details: Uint8Array;
}

interface Outline extends Omit<SchemaModel, 'entries'> {
  readonly entries: readonly Omit<SchemaEntry, Detail>[];
  /** By entry, where its details end, in bytes. */
  readonly ends: readonly number[];
}

/** What only the pages of the definitions show: of all definitions, and of operations. */
const DETAILS = ['signature', 'path'] as const satisfies readonly (keyof EntryBase)[];
const OPERATION_DETAILS = [
  ...DETAILS,
  'inputTree',
  'resultFields',
  'examples',
  'errors',
] as const satisfies readonly (keyof OperationEntry)[];

type Detail = (typeof OPERATION_DETAILS)[number];

type Details = Readonly<Partial<Record<Detail, unknown>>>;

/** Takes the details of the entries apart. */
export function keepModel(model: SchemaModel): KeptModel {
  const ends: number[] = [];
  const texts: Buffer[] = [];
  let end = 0;
  const entries = model.entries.map((entry) => {
    const outline = new Map<string, unknown>(Object.entries(entry));
    const details = detailsOf(entry).map((name) => [name, outline.get(name)] as const);
    for (const [name] of details) outline.delete(name);
    const text = Buffer.from(JSON.stringify(Object.fromEntries(details)));
    end += text.length;
    ends.push(end);
    texts.push(text);
    return Object.fromEntries(outline) as unknown as SchemaEntry;
  });
  return { outline: { ...model, entries, ends }, details: Buffer.concat(texts) };
}

/** Models that were put together, which the memo holds by their outlines. */
const opened = new WeakMap<Outline, SchemaModel>();

/**
 * The model of what is kept of it. The details of an entry are parsed when somebody reads one of them.
 *
 * @returns A part with the hash of both.
 */
export function openModel(
  outline: Part<KeptModel['outline']>,
  details: Part<KeptModel['details']>,
): Part<SchemaModel> {
  const value = (): SchemaModel => {
    const kept = outline.value();
    const known = opened.get(kept);
    if (known !== undefined) return known;
    const model = withDetails(kept, details.value());
    opened.set(kept, model);
    return model;
  };
  return {
    hash: hashOf(outline.hash + details.hash),
    value,
    json: () => JSON.stringify(value()),
  };
}

/** Gives the entries their details, each as a property like the others. */
function withDetails(outline: Outline, bytes: Uint8Array): SchemaModel {
  const { buffer, byteOffset, byteLength } = bytes;
  const json = Buffer.from(buffer, byteOffset, byteLength);
  // A page reads several of one entry, and no other's.
  const detailsAt = remember((index: number): Details => {
    const start = outline.ends[index - 1] ?? 0;
    return JSON.parse(json.toString('utf8', start, outline.ends[index]));
  }, 1);
  const entries = outline.entries.map((entry, index) => {
    const whole = { ...entry } as SchemaEntry;
    for (const name of detailsOf(entry)) {
      Object.defineProperty(whole, name, { get: () => detailsAt(index)[name], enumerable: true });
    }
    return whole;
  });
  return { ...outline, entries };
}

function detailsOf(entry: object): readonly Detail[] {
  return 'field' in entry ? OPERATION_DETAILS : DETAILS;
}
