/** Makes an element with properties and children. */
export function element(
  name,
  { role, scope, ariaLabelledBy, dataset, ...properties } = {},
  ...children
) {
  const made = Object.assign(document.createElement(name), properties);
  Object.assign(made.dataset, dataset);
  // Not every browser reflects these as properties.
  if (role) made.setAttribute('role', role);
  if (scope) made.setAttribute('scope', scope);
  if (ariaLabelledBy) made.setAttribute('aria-labelledby', ariaLabelledBy);
  made.append(...children);
  return made;
}

/** A part of a page under its heading. */
export function part({ id, heading, isTight, ...properties }, ...children) {
  return element(
    'section',
    { className: isTight ? 'part tight' : 'part', ariaLabelledBy: id, ...properties },
    element('h2', { id }, heading),
    ...children,
  );
}
