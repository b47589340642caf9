// Why an address cannot be listened on, in terms of the settings that gave it.

/** Says what is wrong with an address, and which setting names another. */
export function explainListen(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken on ${host}. Choose another with --port or PORT.`;
    case 'EACCES':
      return `Port ${port} may not be opened. Choose one above 1023 with --port or PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is no address of this machine. Choose another with --host or HOST.`;
    default:
      return `Cannot listen on ${host}:${port}: ${message}`;
  }
}
