// The form of the page that checks another profile. The script reads that profile; nothing else is requested.
import type { Child } from 'hono/jsx';

export function VerifyForm(): Child {
  return (
    <div>
      <noscript>
        <p class="notice">This form needs JavaScript. The lines below do not need this page.</p>
      </noscript>
      <form class="attest" id="verify">
        <p>
          <label for="verify-address">Address of the profile</label>
          <input
            id="verify-address"
            type="text"
            inputmode="url"
            required
            maxlength={200}
            placeholder="https://mira.example"
            autocomplete="off"
            spellcheck={false}
          />
        </p>
        <p class="actions">
          <button type="submit" class="button main">
            Check it
          </button>
        </p>
        <p class="status ui" role="status"></p>
      </form>
      <section class="attest" id="verify-result" aria-label="Result" tabindex={-1} hidden>
        <p class="lead" id="verify-verdict"></p>
        <ul id="verify-rows"></ul>
        <p class="soft">This does not show that the claims are true.</p>
      </section>
    </div>
  );
}
