// Words of the page's language, which comes with the page: the functions of src/wording for the browser.

/** Fills the gaps of a text; a gap that gets nothing stays. */
export function fill(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));
}

/** Says a number of things: one or several, or in the plurals of a language that has more. */
export function count(forms, n, page) {
  const { language, other } = forms;
  const category = other && new Intl.PluralRules(language).select(n);
  const text = category ? (forms[category] ?? other) : forms[n === 1 ? 0 : 1];
  return fill(text, { n: number(n, page) });
}

/** Writes a number with its thousands apart, and its decimals. */
export function number(value, { numbers }) {
  const [whole, decimals] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, numbers.thousands);
  return decimals === undefined ? grouped : grouped + numbers.decimal + decimals;
}
