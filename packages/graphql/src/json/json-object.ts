/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value from JSON is an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
