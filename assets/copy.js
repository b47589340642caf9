// Puts a copy button on every code block.
for (const block of document.querySelectorAll('.code pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.ariaLive = 'polite';
  button.addEventListener('click', () => copy(button, block.querySelector('code')));
  block.prepend(button);
}

async function copy(button, code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    // Without the permission, or on plain HTTP: leave the words selected, so that the keys work.
    getSelection().selectAllChildren(code);
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}
