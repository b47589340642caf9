/**
 * Copies a text into as little memory as it needs. One that was cut out of another holds all of it and takes two octets
 * a character where anything in the other does, and so does whatever it becomes part of.
 */
export function compact(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
