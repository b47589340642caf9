// Finds a figure in a text.

/** Whether a text contains a figure as a whole: "9" is neither in "19" nor in "9.5". */
export function containsFigure(text: string, figure: string): boolean {
  const wanted = figure.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  const start = /^[\p{L}\p{N}]/u.test(figure) ? String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])` : '';
  const end = /[\p{L}\p{N}]$/u.test(figure) ? String.raw`(?![\p{L}\p{N}]|[.,]\p{N})` : '';
  return new RegExp(start + wanted + end, 'iu').test(text);
}
