// Runs autocannon with the load in the given file and prints the result as one line of JSON.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const {
  port,
  load,
  requests: sent,
  connections,
  seconds,
  rate,
} = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { method = 'GET', headers } = load;
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections,
  duration: seconds,
  ...(rate !== undefined && { overallRate: Math.round(rate) }),
  requests: sent.map((request) => ({ method, headers, ...request })),
});
const { requests, latency, duration, errors, timeouts, non2xx } = result;
process.stdout.write(
  JSON.stringify({
    requests: requests.total,
    refused: non2xx,
    failed: errors + timeouts,
    seconds: duration,
    p99: latency.p99,
  }),
);
