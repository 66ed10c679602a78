/** The login page of a replaced service. */
import type { Social } from '../../auth/socials.js';

const NAMES: Readonly<Record<Social, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
};

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
main { display: grid; gap: 16px; max-inline-size: 400px; margin: 40px auto; padding: 0 16px; }
h1 { margin: 0; font-size: 1.25rem; } p { margin: 0; }
form { display: grid; gap: 12px; } label { display: grid; gap: 4px; }
input { min-block-size: 44px; padding: 0 12px; font: inherit; } button { min-block-size: 48px; font: inherit; font-weight: 600; }
`;

/** The user of the page chooses the identity. */
export function serviceLoginPage(social: Social): string {
  const name = NAMES[social];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}, stood in for</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Log in with ${name}</h1>
<p>This is the sandbox: it stands in for ${name}, and lets you be anybody.</p>
<form method="post">
<label>Name <input name="name" value="Mira Marsh" autocomplete="off"></label>
<label>Email <input name="email" type="email" value="mira@${social}.example" autocomplete="off"></label>
<button name="answer" value="yes">Continue</button>
<button name="answer" value="no">Cancel</button>
</form>
</main>
</body>
</html>
`;
}
