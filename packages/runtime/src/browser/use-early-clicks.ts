import { useEffect } from 'react';

/**
 * Repeats clicks on buttons that a reader pressed before the scripts had taken over. The script in
 * the document's head marks these buttons until `<html>` has the attribute `data-live`.
 */
export function useEarlyClicks(): void {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    for (const button of document.querySelectorAll<HTMLElement>('button[data-pressed]')) {
      delete button.dataset.pressed;
      button.click();
    }
  }, []);
}
