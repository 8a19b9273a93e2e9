import type { ReactNode } from 'react';
import { usePageData } from './page-data.ts';

export interface HeadProps {
  /** `<title>`, `<meta>`, `<link>`, `<script>` and `<style>` elements. */
  readonly children?: ReactNode;
}

/** Puts its children into the document's `<head>`, where they take the place of docgen's own. */
export function Head({ children }: HeadProps) {
  usePageData().head(children);
  return null;
}
