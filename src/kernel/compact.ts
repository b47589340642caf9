/**
 * Copies plain data into as little memory as it needs. A V8 substring retains its parent string, and takes two octets a
 * character where anything in the parent does, and so does whatever it becomes part of.
 */
export function compact<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
