// Checks another profile in this page, and says in words what was found. Nothing is sent but requests to read.
import { isSupported, verifyInBrowser } from './verifier.js';

const form = document.getElementById('verify');
const address = document.getElementById('verify-address');
const status = form.querySelector('.status');
const result = document.getElementById('verify-result');

const verdicts = {
  ok: 'Everything that could be checked here holds.',
  failed: 'Something does not match. See the lines that begin with “No”.',
  undecided: 'This cannot be decided here. See the lines that begin with “Unclear”.',
};
const words = { ok: 'Yes', failed: 'No', undecided: 'Unclear', none: 'Not shown' };
/** Findings as a person would say them, by their codes; other findings keep their own words. */
const sentences = {
  content: ({ text }) => `Compared with what the owner signed: ${text}.`,
  signed: ({ text }) => `The owner signed this profile: ${text}.`,
  'other-letters': ({ text }) => `Look at the letters: ${text}.`,
  unsigned: () =>
    'The owner has not signed this profile, so nobody can tell whether its words were changed.',
  anchored: ({ text }) => `The key is also announced elsewhere: ${text}.`,
  'origin-only': ({ text }) =>
    `Nobody but the site itself announces the key: ${text.replace(/^only this site announces it; /, '')}.`,
  'content-differs': ({ url }) =>
    `${nameOf(url)}: these words are not those that the owner signed.`,
  'keys-missing': () =>
    'The site publishes a signature and no key to check it by: ask the owner for the key.',
  'key-unknown': () =>
    'The signature is not by a key that the site publishes: somebody else may have signed.',
  'signature-wrong': () => 'The signature is wrong: somebody changed the signed list.',
  'origin-differs': ({ expected, got }) =>
    `The signature is for ${got}, not for ${expected}: it was copied.`,
  attested: ({ text }) => `Confirmed by somebody else: ${text}.`,
  'earlier-wording': ({ text }) =>
    `Confirmed in an earlier wording: ${text.replace(', for an earlier wording', '')}.`,
  'attestation-invalid': ({ text }) => `A statement about this profile is not valid: ${text}`,
  expired: ({ text }) => `The signature is no longer valid: ${text}.`,
  'links-back': ({ text }) => `This account or page of the owner leads to the profile: ${text}.`,
};
/** What another finding is about. */
const subjects = {
  signature: 'The signature',
  key: 'The key',
  content: 'The words',
  identity: 'An account or page of the owner',
  attested: 'A statement of somebody else',
};

/** A signed answer as people know it, with its path. */
function nameOf(url) {
  const { pathname } = new URL(url);
  const path = pathname.replace(/\.json$/, '');
  const names = {
    '/api/profile': 'The profile',
    '/api/experience': 'The roles',
    '/api/cases': 'The list of cases',
  };
  const name = names[path] ?? (path.startsWith('/api/cases/') ? 'A case' : 'The résumé');
  return `${name} (${pathname})`;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check(toOrigin(address.value.trim()));
});

// A link can name the profile. Whatever it submits needs the listener above.
const given = new URLSearchParams(location.search).get('site');
if (given !== null) {
  address.value = given;
  form.requestSubmit();
}

/** The https origin of an address, with or without its scheme. */
function toOrigin(text) {
  try {
    const url = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' && url.hostname.includes('.') ? url.origin : undefined;
  } catch {
    return undefined;
  }
}

async function check(origin) {
  result.hidden = true;
  if (origin === undefined) {
    status.textContent =
      'That is not the address of a public site. Write, for example: mira.example';
    return;
  }
  if (!(await isSupported())) {
    status.textContent =
      'This browser cannot check such signatures (Ed25519). Use a current version of Firefox, Safari or Chrome.';
    return;
  }
  status.textContent = `Checking ${origin} …`;
  const report = await verifyInBrowser(origin, new Date(), (done, total) => {
    status.textContent = `Checking ${origin}: ${done} of ${total}`;
  });
  status.textContent = `Checked ${origin} at ${new Date(report.at).toLocaleString()}.`;
  show(report);
}

function show({ result: verdict, rows }) {
  result.dataset.result = verdict;
  document.getElementById('verify-verdict').textContent = verdicts[verdict];
  document.getElementById('verify-rows').replaceChildren(
    ...rows.map((row) => {
      const item = document.createElement('li');
      const word = document.createElement('b');
      word.textContent = `${row.code === 'earlier-wording' ? 'In part' : words[row.state]}: `;
      item.append(word, sentences[row.code]?.(row) ?? `${subjects[row.check]}: ${row.text}`);
      return item;
    }),
  );
  result.hidden = false;
  result.focus();
}
