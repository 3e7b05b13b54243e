import { compareOutlines, outlineOf } from './outline.mjs';

const COMPOSED = `<main id="main" class="sc-a1">
  <!-- slot --><link rel="preload" as="image" href="/x.webp"><style data-styled="active">.x{color:red}</style>
  <h1 class="sc-b2">Campers   around <b>Annecy</b></h1>
  <img src="/releases/mf-search/0.1.0-1/pictures/a.svg" alt="A van"><a class="k" href="/campers/7">See it</a>
  <div role="status" aria-label="24 > 20" aria-describedby=":r1:"></div>
</main>`;

const BUNDLE = COMPOSED.replace('sc-a1', 'sc-zz')
  .replace('/releases/mf-search/0.1.0-1/', '/releases/single-bundle/9/')
  .replace(':r1:', ':r9:')
  .replace('<!-- slot -->', '');

describe('the outline of a page', () => {
  it('contains elements, roles, texts and targets', () => {
    expect(outlineOf(COMPOSED)).toEqual([
      '<main>',
      '  <h1>',
      '    Campers around',
      '    <b>',
      '      Annecy',
      '  <img alt="A van">',
      '  <a href="/campers/7">',
      '    See it',
      '  <div aria-label="24 > 20" role="status">',
    ]);
  });

  it('is the same for two builds with the same page', () => {
    expect(compareOutlines(outlineOf(COMPOSED), outlineOf(BUNDLE))).toEqual([]);
  });

  it.each([
    ['a word', 'See it', 'See that'],
    ['a role', 'role="status"', 'role="alert"'],
    ['a target', '/campers/7', '/campers/8'],
    ['an element', '<b>Annecy</b>', '<i>Annecy</i>'],
    ['a level', '<b>Annecy</b>', '<b></b>Annecy'],
    ['an alternative text', 'alt="A van"', 'alt=""'],
    ['something more', '</main>', '<p>More</p></main>'],
    ['something less', '<div role="status" aria-label="24 > 20" aria-describedby=":r9:"></div>', ''],
  ])('shows that two differ by %s', (_, is, becomes) => {
    const planted = BUNDLE.replace(is, becomes);
    expect(planted).not.toBe(BUNDLE);
    expect(compareOutlines(outlineOf(COMPOSED), outlineOf(planted))).not.toEqual([]);
  });

  it('names the first line that differs, with the following lines', () => {
    const planted = BUNDLE.replace('See it', 'See that');
    expect(compareOutlines(outlineOf(COMPOSED), outlineOf(planted))).toEqual([
      'line 8',
      '- See it',
      '- <div aria-label="24 > 20" role="status">',
      '+ See that',
      '+ <div aria-label="24 > 20" role="status">',
    ]);
  });
});
