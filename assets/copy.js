// Puts a copy button on every code block and on elements with `data-copy`.
for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(button, block.querySelector('code').textContent));
  block.append(button);
}

async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    // Without the permission, or on plain HTTP: leave the words selected, so that the keys work.
    getSelection().selectAllChildren(button.parentElement.querySelector('pre'));
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}
