// Writes a colleague's statement in the browser, and sends nothing.
const form = document.getElementById('attest');
const status = form.querySelector('.status');
const result = document.getElementById('attest-result');
const output = document.getElementById('attest-statement');
const download = document.getElementById('attest-download');
const gistStatus = document.getElementById('attest-gist-status');
const mail = document.getElementById('attest-mail');
const { subject, claims } = JSON.parse(form.dataset.choices);
/** Years for which a statement is valid. */
const years = 3;
const accountName = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;
const gistAddress = /^https:\/\/gist\.github\.com\/(?:[\w-]+\/)?[\da-f]{5,64}\/?$/i;

chooseClaim();
showWords();
document.getElementById('attest-claim').addEventListener('change', showWords);

/** Chooses the claim that a link names. */
function chooseClaim() {
  const wanted = new URLSearchParams(location.search).get('claim');
  const options = [...document.getElementById('attest-claim').options];
  const option = options.find(({ value }) => value === wanted);
  if (option) option.selected = true;
}

/** Shows the words of the chosen claim. */
function showWords() {
  for (const words of form.querySelectorAll('[data-claim]')) {
    words.hidden = words.dataset.claim !== valueOf('claim');
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const account = valueOf('account').replace(/^(?:https:\/\/)?github\.com\//i, '');
  if (accountName.test(account)) show(canonicalize(createStatement(account)));
  else fail('account', 'That is no name of a GitHub account.');
});

// The statement is no longer what the form says.
form.addEventListener('input', () => {
  if (result.hidden) return;
  result.hidden = true;
  status.textContent = 'The form has changed: write the statement again.';
});

document.getElementById('attest-copy').addEventListener('click', async ({ target }) => {
  try {
    await navigator.clipboard.writeText(output.value);
    target.textContent = 'Copied: go on with step 2';
  } catch {
    output.select();
    target.textContent = 'Selected: copy it now';
  }
});

document.getElementById('attest-gist').addEventListener('input', ({ target }) => {
  const address = target.value.trim();
  mail.hidden = !gistAddress.test(address);
  gistStatus.textContent =
    mail.hidden && address !== ''
      ? 'That is not the address of a gist yet. It begins with https://gist.github.com/ and ends with letters and digits.'
      : '';
  const body = `I confirmed a part of your profile on ${subject.origin}. My statement:\n${address}`;
  mail.href = `mailto:${mail.dataset.to}?subject=${encodeURIComponent('My statement about your profile')}&body=${encodeURIComponent(body)}`;
});

function createStatement(account) {
  const issued = new Date().toISOString().slice(0, 10);
  const text = valueOf('text');
  return {
    type: 'profile-attestation',
    version: 2,
    subject,
    attester: {
      account: `https://github.com/${account}`,
      name: valueOf('name'),
      relation: valueOf('relation'),
    },
    claim: claims[valueOf('claim')],
    issued,
    // The 29th of February has no anniversary in a common year.
    expires: `${Number(issued.slice(0, 4)) + years}${issued.slice(4).replace('-02-29', '-02-28')}`,
    ...(text !== '' && { text }),
  };
}

/** RFC 8785. */
function canonicalize(value) {
  if (typeof value !== 'object') return JSON.stringify(value);
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
