/**
 * The code that schemas are read with. Imported when one has to be read, because the parsers take a
 * while to load.
 */
export const graphqlCode = () => import('./schema-reading.ts');
