/**
 * Copies the code around a button, or the file whose address is the button's value, and says so, to
 * the eye and to the ear.
 */
export async function copyText(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const { clipboard } = navigator;
  const code = button.closest('.code-block')?.querySelector('pre')?.textContent ?? '';
  let message = 'Copied';
  try {
    // Safari takes what is there when the reader clicks, or the promise of it.
    if (button.value) await clipboard.write([new ClipboardItem({ 'text/plain': file(button) })]);
    else await clipboard.writeText(code.trimEnd());
    button.dataset.copy = 'done';
    setTimeout(() => {
      button.dataset.copy = '';
    }, 2000);
  } catch {
    message = 'Copying failed';
  }
  status.textContent = message;
}

async function file({ value }: HTMLButtonElement): Promise<Blob> {
  const response = await fetch(value);
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], { type: 'text/plain' });
}
