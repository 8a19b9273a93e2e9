import type { ReactNode } from 'react';
import { usePageData } from './page-data.ts';

export interface HeadProps {
  /** `<title>`, `<meta>`, `<link>`, `<script>` and `<style>` elements. */
  readonly children?: ReactNode;
}

/** Adds its children to the document's `<head>`, where they replace docgen's own elements. */
export function Head({ children }: HeadProps) {
  usePageData().head(children);
  return null;
}
