// Waits for events that give no notice.
/** Waits until a condition holds; fails after half a minute, which only a mistake or a very busy machine takes. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('The condition did not come to hold.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
