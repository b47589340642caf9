/** Asks the service about a text. Gives its answer, or what it says is wrong, or neither where it does not answer. */
export async function ask(form, text) {
  try {
    const response = await fetch(form.dataset.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ job_description: text }),
    });
    const answer = await response.json();
    return response.ok ? { answer } : { problem: `${answer.detail} ${answer.hint}` };
  } catch {
    return {};
  }
}
