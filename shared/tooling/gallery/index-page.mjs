const SITES = ['en-ie', 'fr', 'de', 'es', 'it', 'nl', 'pt-pt', 'ca'];

/**
 * The page that lists all stories by package, with one in a frame beside the list.
 *
 * @param {import('./read-stories.mjs').Entry[]} entries
 */
export function indexPage(entries) {
  const parts = [...new Set(entries.map(({ part }) => part))];
  const lists = parts.map((part) =>
    listOf(
      part,
      entries.filter((entry) => entry.part === part),
    ),
  );
  const options = SITES.map((site) => `<option>${site}</option>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Gallery</title>
<style>
body { display: grid; grid-template-columns: 22rem 1fr; height: 100vh; margin: 0; font: 14px/1.5 system-ui; }
nav { overflow: auto; padding: 1rem; border-right: 1px solid #ccc; }
iframe { height: 100%; border: 0; }
iframe.wide { width: 100%; } iframe.narrow { width: 390px; margin: 0 auto; }
</style>
</head>
<body>
<nav>
<label>Site <select id="site">${options.join('')}</select></label>
<label><input type="checkbox" id="narrow"> 390 px</label>
${lists.join('\n')}
</nav>
<iframe id="story" class="wide" title="Story"></iframe>
<script>
const [site, narrow, story] = ['site', 'narrow', 'story'].map((id) => document.getElementById(id));
const show = () => {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id) story.src = '/_gallery/show?' + new URLSearchParams({ entry: id, site: site.value });
  story.className = narrow.checked ? 'narrow' : 'wide';
};
addEventListener('hashchange', show);
site.onchange = narrow.onchange = show;
show();
</script>
</body>
</html>
`;
}

function listOf(part, entries) {
  const links = entries.map(
    ({ id, title, state }) => `<li><a href="#${encodeURIComponent(id)}">${title}: ${state}</a></li>`,
  );
  return `<h2>${part}</h2><ul>${links.join('')}</ul>`;
}
