/** Copies a text and says so on the button; `select` is done where it cannot be copied. */
export async function copy(button, text, { done, failed, select }) {
  const label = button.textContent;
  button.ariaLive = 'polite';
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = done;
  } catch {
    // Without the permission, or on plain HTTP.
    select?.();
    button.textContent = failed;
  }
  setTimeout(() => (button.textContent = label), 2000);
}
