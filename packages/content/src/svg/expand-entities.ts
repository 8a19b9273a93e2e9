const DOCTYPE = /<!DOCTYPE[^[>]*\[((?:"[^"]*"|'[^']*'|[^\]"'])*)\]\s*>/i;
const ENTITY = /<!ENTITY\s+([^\s%"'&;]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/gi;

/** Maximum depth of entities in entities. */
const DEPTH = 8;

/** Maximum number of characters that they may add to a text, at all depths together. */
const GROWTH = 1_000_000;

/**
 * Replaces the entities that an XML document declares in its DOCTYPE with their values, and removes
 * the DOCTYPE. External entities and those beyond the limits are dropped.
 */
export function expandEntities(xml: string): string {
  const subset = DOCTYPE.exec(xml);
  if (subset === null) return xml;
  const values = new Map(
    Array.from(subset[1]?.matchAll(ENTITY) ?? [], ([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );
  let text = xml.replace(DOCTYPE, '');
  let added = 0;
  const expand = (whole: string, name: string) => {
    if (/^(amp|lt|gt|quot|apos)$/.test(name)) return whole;
    const value = values.get(name) ?? '';
    added += value.length;
    return added > GROWTH ? '' : value;
  };
  for (let depth = 0; depth < DEPTH; depth += 1) text = text.replace(/&([^\s#&;]+);/g, expand);
  values.clear();
  return text.replace(/&([^\s#&;]+);/g, expand);
}
