// Writes a colleague's statement in the browser. It reads one case study from this site, and sends nothing anywhere.
const form = document.getElementById('attest');
const status = form.querySelector('.status');
const result = document.getElementById('attest-result');
const output = document.getElementById('attest-statement');
const download = document.getElementById('attest-download');
const { subject, attestedMembers, claims } = JSON.parse(form.dataset.choices);
/** Years for which a statement counts. */
const years = 3;
const accountName = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const account = valueOf('account').replace(/^(?:https:\/\/)?github\.com\//i, '');
  if (!accountName.test(account)) return fail('account', 'That is no name of a GitHub account.');
  status.textContent = 'Writing…';
  try {
    show(canonicalize(await createStatement(account)));
  } catch {
    result.hidden = true;
    status.textContent = 'The case study could not be read. Check the connection and try again.';
  }
});

// What is shown is no longer what the form says.
form.addEventListener('input', () => {
  if (result.hidden) return;
  result.hidden = true;
  status.textContent = 'The form has changed: write the statement again.';
});

document.getElementById('attest-copy').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(output.value);
    status.textContent = 'Copied.';
  } catch {
    output.select();
    status.textContent = 'Selected; copy it with the keyboard.';
  }
});

async function createStatement(account) {
  const issued = new Date().toISOString().slice(0, 10);
  const text = valueOf('text');
  return {
    type: 'profile-attestation',
    version: 1,
    subject,
    attester: {
      account: `https://github.com/${account}`,
      name: valueOf('name'),
      relation: valueOf('relation'),
    },
    claim: await readClaim(claims[valueOf('claim')]),
    issued,
    expires: `${Number(issued.slice(0, 4)) + years}${issued.slice(4)}`,
    ...(text !== '' && { text }),
  };
}

async function readClaim(claim) {
  if (claim.kind === 'role') return claim;
  const response = await fetch(form.dataset.cases.replace('{slug}', claim.slug));
  if (!response.ok) throw new Error(response.statusText);
  const study = await response.json();
  const attested = Object.fromEntries(
    attestedMembers.flatMap((name) => (name in study ? [[name, study[name]]] : [])),
  );
  return { ...claim, jcsSha256: await digest(canonicalize(attested)) };
}

async function digest(text) {
  const octets = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(octets)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** RFC 8785. */
function canonicalize(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalize).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonicalize(value[name])}`);
  return `{${members.join(',')}}`;
}

function show(statement) {
  output.value = statement;
  URL.revokeObjectURL(download.href);
  download.href = URL.createObjectURL(new Blob([statement], { type: 'application/json' }));
  result.hidden = false;
  status.textContent = 'The statement is below.';
  result.focus();
}

function valueOf(name) {
  return document.getElementById(`attest-${name}`).value.trim();
}

function fail(name, message) {
  result.hidden = true;
  status.textContent = message;
  document.getElementById(`attest-${name}`).focus();
}
