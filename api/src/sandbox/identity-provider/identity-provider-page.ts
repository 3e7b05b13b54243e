import { escapeHtml } from '../../core/escape-html';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1rem;color:#1c2321}
.note{background:#fff3cd;padding:.5rem 1rem;border-left:4px solid #b58100}
form{border:1px solid #d5d9d7;border-radius:.5rem;padding:1rem;margin:1rem 0}label{display:block;margin:0 0 .75rem}
input[type=email],input[type=text]{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}
button{font:inherit;padding:.5rem 1rem;min-height:44px}small{color:#56605c}`;

/** A user that the page suggests. */
export interface Known {
  email: string;
  given_name: string;
  family_name: string;
}

const field = (name: string, label: string, type = 'text') =>
  `<label>${label}<input type="${type}" name="${name}" autocomplete="off"${type === 'email' ? ' required' : ''}></label>`;

/** The sign-in page of the simulated provider; `action` receives the form. */
export function signOnPage(action: string, known: Known): string {
  const form = (content: string) => `<form method="post" action="${escapeHtml(action)}">${content}</form>`;
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const { email, given_name, family_name } = known;
  return page(
    'Who are you?',
    [
      form(
        hidden('email', email) +
          hidden('given_name', given_name) +
          hidden('family_name', family_name) +
          hidden('email_verified', 'on') +
          `<button>Continue as ${escapeHtml(given_name)} ${escapeHtml(family_name)}</button> <small>${escapeHtml(email)}</small>`,
      ),
      form(
        field('email', 'E-mail address', 'email') +
          field('given_name', 'First name') +
          field('family_name', 'Last name') +
          '<label><input type="checkbox" name="email_verified" checked> The address is known to be theirs</label>' +
          '<button>Continue as this person</button>',
      ),
      form(`${hidden('cancel', '1')}<button>Cancel and go back</button>`),
    ].join('\n'),
  );
}

/** The page shown for an invalid authorization request. */
export function wrongRequestPage(problem: string): string {
  return page('This cannot be done', `<p>${escapeHtml(problem)}.</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox identity provider</title>
<style>${STYLE}</style></head>
<body>
<header class="note">This is a sandbox: it plays an identity provider, asks for no password and believes everybody.</header>
<main><h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
