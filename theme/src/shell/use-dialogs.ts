import type { Translate } from '@docgen/core/texts/texts';
import { areSingleKeysOn, isSingleKey, switchSingleKeys } from '@docgen/runtime/single-key';
import { useEffect } from 'react';
import type { LoadTools } from './use-tools.ts';

/**
 * Opens images and diagrams in the lightbox, and the list of shortcuts with `?` or an element with
 * `data-shortcuts`.
 */
export function useDialogs(load: LoadTools, translate: Translate): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const shortcuts = async () => {
      const tools = await load();
      if (isClosed()) {
        tools?.openShortcuts({ areOn: areSingleKeysOn, switchTo: switchSingleKeys }, translate);
      }
    };
    const enlarge = async (opener: HTMLElement) => {
      const tools = await load();
      const picture = pictureOf(opener);
      if (picture && isClosed())
        tools?.openLightbox(picture, opener.dataset.enlarges ?? '', opener, translate);
    };
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-shortcuts]')) shortcuts();
      const opener = target.closest<HTMLElement>('[data-enlarges]');
      if (opener) enlarge(opener);
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (isSingleKey(event, '?')) shortcuts();
      // An image with the role of a button has no keyboard behaviour.
      if (!(target instanceof HTMLImageElement) || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      target.click();
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listeners.abort();
  }, [load, translate]);
}

/** Whether no dialog is open. Two dialogs would overlap. */
function isClosed(): boolean {
  return !document.querySelector('dialog[open]');
}

/** The image that an element enlarges: itself, or the diagram beside it. */
function pictureOf(opener: HTMLElement): HTMLImageElement | SVGSVGElement | null | undefined {
  if (opener instanceof HTMLImageElement) return opener;
  return opener.parentElement?.querySelector<SVGSVGElement>('svg');
}
