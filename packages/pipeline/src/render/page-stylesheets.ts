import { hrefOfPath } from '@docgen/core/address';
import type { StylesheetConfig } from '@docgen/core/config';
import type { CompiledDoc } from '../compile/compile-content.ts';
import type { MathStylesheet } from './math-stylesheet.ts';

export interface PageStylesheetsOptions {
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
  /** Called for pages with formulas only. */
  readonly mathStylesheet: MathStylesheet;
  /** Stylesheet of what the page imports; a path below the base path. */
  readonly style: string | undefined;
}

/** Stylesheets that only this page needs. */
export function pageStylesheets(
  { usesMath }: Pick<CompiledDoc, 'usesMath'>,
  { basePath, mathStylesheet, style }: PageStylesheetsOptions,
): readonly StylesheetConfig[] {
  return [
    ...(usesMath ? [mathStylesheet()] : []),
    ...(style === undefined ? [] : [{ href: hrefOfPath(style, { basePath }) }]),
  ];
}
