import { remember } from '@docgen/core/basics/remember';
import type {
  EntryBase,
  OperationEntry,
  SchemaEntry,
  SchemaModel,
} from '@docgen/core/schema-model';
import { hashOf } from '@docgen/memo/hash-of';
import type { Part } from '@docgen/memo/parts';

/**
 * The cached form of a model. Nearly half of a model is only shown on the pages of definitions, and
 * a build with few changes draws few pages.
 */
export interface KeptModel {
  /** The model without the details of its entries. */
  readonly outline: Outline;
  /** The details of all entries as concatenated JSON in UTF-8. */
  readonly details: Uint8Array;
}

interface Outline extends Omit<SchemaModel, 'entries'> {
  readonly entries: readonly Omit<SchemaEntry, Detail>[];
  /** For each entry, the end of its details, in bytes. */
  readonly ends: readonly number[];
}

/**
 * Properties that only the pages of definitions show: those of all definitions, and of operations.
 */
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

/** Separates the details of the entries from the rest. Whoever opens the result gets the model. */
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
  const outline = { ...model, entries, ends };
  opened.set(outline, model);
  return { outline, details: Buffer.concat(texts) };
}

/**
 * Models by their outlines, which the memo holds, so that each model is created once. One that was
 * just built is not read from its own JSON.
 */
const opened = new WeakMap<Outline, SchemaModel>();

/**
 * Restores the model from its cached form. The details of an entry are parsed when one of them is
 * read.
 *
 * @returns A part whose hash covers both.
 */
export function openModel(
  outline: Part<KeptModel['outline']>,
  details: Part<KeptModel['details']>,
): Part<SchemaModel> {
  const value = (): SchemaModel => {
    const kept = outline.value();
    const known = opened.get(kept);
    if (known !== undefined) return known;
    const model = withDetails(kept, details);
    opened.set(kept, model);
    return model;
  };
  return {
    hash: hashOf(outline.hash + details.hash),
    value,
    json: () => JSON.stringify(value()),
  };
}

/** Adds the details to the entries as lazy properties. */
function withDetails(outline: Outline, details: Part<KeptModel['details']>): SchemaModel {
  let json: Buffer | undefined;
  // A page reads several details of one entry, and none of others.
  const detailsAt = remember((index: number): Details => {
    json ??= bufferOf(details.value());
    const start = outline.ends[index - 1] ?? 0;
    return JSON.parse(json.toString('utf8', start, outline.ends[index]));
  }, 1);
  const entries = outline.entries.map((entry, index) => {
    const whole = { ...entry } as SchemaEntry;
    lazyDetails.set(whole, () => detailsAt(index));
    for (const name of detailsOf(entry)) Object.defineProperty(whole, name, lazyProperty(name));
    return whole;
  });
  return { ...outline, entries };
}

/** Reads the details of an entry. */
const lazyDetails = new WeakMap<object, () => Details>();

/** The same getter for all entries, because V8 gives each getter a hidden class of its own. */
const lazyProperty = remember(
  (name: keyof Details): PropertyDescriptor => ({
    get(this: object) {
      return lazyDetails.get(this)?.()[name];
    },
    enumerable: true,
  }),
  Infinity,
);

/** The same bytes with a buffer's methods. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function detailsOf(entry: object): readonly Detail[] {
  return 'field' in entry ? OPERATION_DETAILS : DETAILS;
}
