import { useEffect } from 'react';

/**
 * Presses the buttons again that a reader pressed before the scripts had taken over: the script in
 * the document's head marks them until `<html>` says that they have.
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
