import { escapeHtml } from '../../core/escape-html';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;color:#1c2321}
header{background:#fff3cd;padding:.5rem 1rem;border-left:4px solid #b58100}dt{font-weight:600}dd{margin:0 0 .5rem}
h1,p{overflow-wrap:anywhere}ul{list-style:none;padding:0}li{margin:0 0 .5rem}code{color:#56605c;font-size:.875rem}
button{font:inherit;padding:.5rem 1rem;min-height:44px}`;

/** The page on which the sister platform would list a camper, with the parameters it received. */
export function sisterPlatformPage(page: string, params: Record<string, string>): string {
  const rows = Object.entries(params).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return sisterPage(
    `List your camper (${page})`,
    `<p>Whoever comes here leaves the marketplace. They bring along:</p>
<dl>
${rows.join('\n')}
</dl>`,
  );
}

/** A page of the sandbox's sister platform. @param content HTML, already escaped */
export function sisterPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox sister platform</title>
<style>${STYLE}</style></head>
<body>
<header>This is a sandbox: the sister platform is another site, played by this one.</header>
<main><h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
