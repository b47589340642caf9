/**
 * Copies plain data into the least memory. In V8 a substring retains its parent string, and takes two bytes for each
 * character if the parent does.
 */
export function compact<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
