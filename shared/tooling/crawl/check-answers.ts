import { isCanonical, type CrawledPage } from './check-page';

const OTHER_LANGUAGES = ['fr', 'de-CH', 'ca'];
const PICTURES = /^image\/(jpeg|png)$/;

/** Checks of some pages that need further requests. */
export async function checkAnswers(pages: Iterable<CrawledPage>, most: number): Promise<string[]> {
  const canonical = [...pages].filter(isCanonical);
  const step = Math.max(1, Math.floor(canonical.length / most));
  const chosen = canonical.filter((_, index) => index % step === 0).slice(0, most);
  const problems: string[] = [];
  for (const page of chosen)
    problems.push(...(await findPictureFaults(page)), ...(await findRedirects(page)));
  return problems;
}

async function findPictureFaults({ url, meta }: CrawledPage): Promise<string[]> {
  const answer = await fetch(meta['og:image'] ?? '');
  await answer.arrayBuffer();
  const type = answer.headers.get('content-type') ?? '';
  const isPicture = answer.status === 200 && PICTURES.test(type);
  return isPicture ? [] : [`${url} is shared with ${meta['og:image']}: ${answer.status} ${type}`];
}

/** The page for all other languages is the same for all of them. */
async function findRedirects({ alternates }: CrawledPage): Promise<string[]> {
  const url = alternates['x-default'] ?? '';
  const statuses = await Promise.all(
    OTHER_LANGUAGES.map(async (language) => {
      const answer = await fetch(url, { redirect: 'manual', headers: { 'accept-language': language } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return statuses.every((status) => status === 200) ? [] : [`${url} answers ${statuses.join(', ')}`];
}
