/** Copies the text of the code block around a button and says so, to the eye and to the ear. */
export async function copyCode(button: HTMLElement, status: HTMLElement): Promise<void> {
  const text = button.closest('.code-block')?.querySelector('pre')?.textContent ?? '';
  let message = 'Copied';
  try {
    await navigator.clipboard.writeText(text.trimEnd());
    button.dataset.copy = 'done';
    setTimeout(() => {
      button.dataset.copy = '';
    }, 2000);
  } catch {
    message = 'Copying failed: the browser denies access to the clipboard';
  }
  status.textContent = message;
}
