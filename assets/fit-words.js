// Words of the page's language, which comes with the page: the functions of src/wording for the browser.

/** Fills the gaps of a text; a gap that gets nothing stays. */
export function fill(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));
}

/** Says a number of things: one, or several. */
export function count([one, several], n, page) {
  return fill(n === 1 ? one : several, { n: number(n, page) });
}

/** Writes a number with its thousands apart, and its decimals. */
export function number(value, { numbers }) {
  const [whole, decimals] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, numbers.thousands);
  return decimals === undefined ? grouped : grouped + numbers.decimal + decimals;
}
