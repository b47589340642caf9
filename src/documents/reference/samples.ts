// A call of an operation as a curl command and as small programs that print the answer.
import { quoteForShell } from '../../kernel/shell.ts';
import type { Operation } from '../../schema/operation.ts';

export interface Call {
  readonly url: string;
  /** Sent as JSON with POST. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

export interface CallSample {
  /** The name in code fences. */
  readonly language: string;
  readonly label: string;
  readonly code: string;
}

/** Puts input into the address and the body of a call. */
export function toCall(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  baseUrl: string,
  input: Readonly<Record<string, unknown>>,
): Call {
  const rest = new Map(Object.entries(input));
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method === 'POST') return { url: baseUrl + filled, body: Object.fromEntries(rest) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return { url: baseUrl + filled + (query.size === 0 ? '' : `?${query}`), body: undefined };
}

/** Writes a call in each language, curl first. */
export function toSamples(call: Call): readonly [CallSample, ...CallSample[]] {
  return [
    { language: 'sh', label: 'curl', code: toCurl(call) },
    { language: 'js', label: 'JavaScript', code: toJavaScript(call) },
    { language: 'python', label: 'Python', code: toPython(call) },
    { language: 'go', label: 'Go', code: toGo(call) },
  ];
}

function toCurl({ url, body }: Call): string {
  if (body === undefined) return `curl ${/^[\w:/.-]+$/u.test(url) ? url : quoteForShell(url)}`;
  return [
    `curl ${url} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoteForShell(JSON.stringify(body))}`,
  ].join('\n');
}

function toJavaScript({ url, body }: Call): string {
  const options = `, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(body)}),
}`;
  const call = `fetch('${url}'${body === undefined ? '' : options})`;
  return `const response = await ${call};\nconsole.log(await response.json());`;
}

function toPython({ url, body }: Call): string {
  if (body === undefined) {
    return `import json
from urllib.request import urlopen

with urlopen("${url}") as response:
    print(json.load(response))`;
  }
  return `import json
from urllib.request import Request, urlopen

body = ${JSON.stringify(body)}
request = Request(
    "${url}",
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request) as response:
    print(json.load(response))`;
}

function toGo({ url, body }: Call): string {
  const packages = ['fmt', 'io', 'log', 'net/http', ...(body === undefined ? [] : ['strings'])];
  const call =
    body === undefined ? `http.Get("${url}")` : `http.Post("${url}", "application/json", body)`;
  return `package main

import (
${packages.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
${body === undefined ? '' : `\tbody := strings.NewReader(${JSON.stringify(JSON.stringify(body))})\n`}\tresponse, err := ${call}
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(answer))
}`;
}
