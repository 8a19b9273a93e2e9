/** Imported when a schema has to be read, because the parsers take a while to load. */
export const reading = () => import('./schema-reading.ts');
