import type { Text } from '@docgen/core/texts/texts';

const KINDS: Readonly<Record<string, Text>> = {
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
 * Accessible name of a diagram whose author gave it no title: its type in words.
 *
 * @param diagramType - Mermaid's name of its type.
 * @returns In English; "Diagram" for unknown types.
 */
export function kindOfDiagram(diagramType: string): Text {
  return KINDS[diagramType] ?? 'Diagram';
}
