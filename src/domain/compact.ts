/**
 * Copies plain data into as little memory as it needs. A text that was cut out of another holds all of it and takes two
 * octets a character where anything in the other does, and so does whatever it becomes part of.
 */
export function compact<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
