/**
 * How the source of a diagram starts in a page's HTML where readers' browsers are to draw it: what
 * writes it and what looks for it agree here. In text the `<` is escaped, so only elements match.
 */
export const BROWSER_DIAGRAM = '<pre class="mermaid-fallback" data-mermaid';

/** How far a diagram is scaled down to fit its place; below that it scrolls. A factor. */
export const MIN_DIAGRAM_SCALE = 0.6;

const KINDS: Readonly<Record<string, string>> = {
  'flowchart-v2': 'Flowchart',
  class: 'Class diagram',
  classDiagram: 'Class diagram',
  state: 'State diagram',
  stateDiagram: 'State diagram',
  sequence: 'Sequence diagram',
  er: 'Entity relationship diagram',
  gantt: 'Gantt chart',
  journey: 'User journey',
  pie: 'Pie chart',
  gitGraph: 'Git graph',
  timeline: 'Timeline',
  mindmap: 'Mind map',
  xychart: 'Chart',
  quadrantChart: 'Quadrant chart',
  requirement: 'Requirement diagram',
  architecture: 'Architecture diagram',
};

/**
 * What a diagram is, for readers who hear it, when its author gave it no title.
 *
 * @param diagramType - Mermaid's name of its type; "Diagram" for types that are not known here.
 */
export function kindOfDiagram(diagramType: string): string {
  return KINDS[diagramType] ?? 'Diagram';
}
